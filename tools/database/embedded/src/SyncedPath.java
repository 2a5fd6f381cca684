package meritum.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePathWrapper;

/**
 * The data file. H2 writes a commit and then, at the head of the file, where it lies. A power cut
 * could leave the second without the first, so the commit is on the disk before the head is written.
 */
public class SyncedPath extends FilePathWrapper {

    static final String SCHEME = "synced";

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new SyncedFile(super.open(mode));
    }

    private static final class SyncedFile extends FileBaseDefault {

        private final FileChannel file;

        SyncedFile(FileChannel file) {
            this.file = file;
        }

        @Override
        public int write(ByteBuffer source, long at) throws IOException {
            if (at == 0) {
                force(false);
            }
            return file.write(source, at);
        }

        @Override
        public void force(boolean metaData) throws IOException {
            file.force(metaData);
        }

        @Override
        protected void implTruncate(long length) throws IOException {
            file.truncate(length);
        }

        @Override
        public int read(ByteBuffer target, long at) throws IOException {
            return file.read(target, at);
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public FileLock tryLock(long at, long length, boolean shared) throws IOException {
            return file.tryLock(at, length, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}
