// Runs before whatever needs TypeScript: an older Node would stop at the first type with a syntax error that explains
// nothing. Plain JavaScript, so that the old one can still read it.

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This needs Node 24 or newer and runs on ${process.version}.\n` +
      'Install with "npm ci" (without --omit=optional): it brings Node 24 into node_modules/.bin, where npm scripts find it.\n' +
      'On a platform for which it brings none, install Node 24 yourself.',
  );
  process.exit(1);
}
