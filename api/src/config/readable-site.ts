/**
 * Ends the process with a line where MERITUM_SITE cannot be read. Imported before all else, since
 * modules read that setting while they are loaded, before others are checked.
 */
try {
  JSON.parse(process.env.MERITUM_SITE || '{}');
} catch {
  process.stderr.write(
    'The settings of the API cannot be used:\n  MERITUM_SITE must be JSON such as {"origin":"https://awards.example"}\n',
  );
  process.exit(1);
}
