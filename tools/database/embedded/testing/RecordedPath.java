package meritum.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** A data file whose writes and syncs are told to {@link EveryWrite}. */
public final class RecordedPath extends SyncedPath {

    static final String SCHEME = "recorded";

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new RecordedFile(getBase().open(mode));
    }

    private static final class RecordedFile extends SyncedFile {

        RecordedFile(FileChannel file) {
            super(file);
        }

        @Override
        int put(ByteBuffer source, long at) throws IOException {
            byte[] bytes = new byte[source.remaining()];
            source.duplicate().get(bytes);
            EveryWrite.onWrite(at, bytes);
            return super.put(source, at);
        }

        @Override
        protected void implTruncate(long length) throws IOException {
            EveryWrite.onWrite(length, null);
            super.implTruncate(length);
        }

        @Override
        public void force(boolean metaData) throws IOException {
            super.force(metaData);
            EveryWrite.onSync();
        }
    }
}
