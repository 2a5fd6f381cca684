/** Stub for pictures and fonts in component tests. */
module.exports = '/asset';
