/** Replaces pictures and fonts in component tests. */
module.exports = '/asset';
