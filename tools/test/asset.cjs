/** Stands for a picture or font in component tests. */
module.exports = '/asset';
