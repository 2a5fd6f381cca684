// Prints the path of a mongod that lies in the given folder, after downloading it there if need be.
// A process of its own, because the library can't be told to give up.
import memoryServer from 'mongodb-memory-server-core/lib/util/MongoBinary.js';

const [downloadDir] = process.argv.slice(2);
try {
  console.log(await memoryServer.MongoBinary.getPath({ downloadDir }));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
