// Imported first by every script, and written so that an old Node can read it.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'ManeMitra needs Node 20.19 or newer and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
