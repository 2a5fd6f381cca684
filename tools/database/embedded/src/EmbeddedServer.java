package meritum.embedded;

import de.bwaldvogel.mongo.MongoServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.store.fs.FilePath;

/**
 * Starts the server: {@code EmbeddedServer <data folder> <port, 0 for any> <durable or throw-away>}.
 * Data to throw away are written once a second: tests need not wait for the disk. It reports on
 * standard output, a line each, and lives as long as its standard input stays open, so that it can't
 * outlive the process that started it, however that process ends.
 */
public final class EmbeddedServer {

    /** A writer waits for its commit on its connection's thread: fewer threads, smaller commit groups. */
    private static final int CONNECTION_THREADS = 64;

    /** Raised when the form of the file changes, which would otherwise be read wrongly. */
    private static final int FORMAT = 1;

    static final int COMPACTION_AT_STOP_MS = 1000;

    private EmbeddedServer() {
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        boolean durable = !arguments[2].equals("throw-away");
        MVStore store = open(folder.resolve("data.mv"), durable);
        if (store.getStoreVersion() != FORMAT) {
            quit("failed its data were written by another version of it. Delete " + folder + " to start afresh");
        }
        GroupCommit commits = new GroupCommit(store, durable);
        MongoServer server = new MongoServer(new DurableBackend(store, commits));
        int port = bind(server, Integer.parseInt(arguments[1]));
        say("ready " + port + " " + ProcessHandle.current().pid());
        while (System.in.read() >= 0) {
            // Whatever is said is ignored; the end of it is the signal to stop.
        }
        server.stopListening();
        commits.close(() -> store.close(COMPACTION_AT_STOP_MS));
        Runtime.getRuntime().halt(0);
    }

    static synchronized void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    /** Says why, and stops at once as if killed. */
    static IllegalStateException end(String why) {
        return quit("note " + why);
    }

    private static IllegalStateException quit(String why) {
        say(why);
        Runtime.getRuntime().halt(1);
        return new IllegalStateException(why);
    }

    private static MVStore open(Path file, boolean durable) {
        try {
            // Only GroupCommit may commit: H2's own commits would cut a command in two.
            FilePath.register(new SyncedPath());
            String scheme = durable ? SyncedPath.SCHEME + ":" : "";
            // An eighth of the heap, in MB: a large season is read again and again.
            int cacheSize = (int) (Runtime.getRuntime().maxMemory() >> 23);
            MVStore.Builder builder = new MVStore.Builder().fileName(scheme + file).cacheSize(cacheSize);
            MVStore store = builder.autoCommitDisabled().autoCommitBufferSize(0).open();
            if (store.getMapNames().isEmpty()) {
                store.setStoreVersion(FORMAT);
            }
            return store;
        } catch (MVStoreException e) {
            throw quit(e.getErrorCode() == DataUtils.ERROR_FILE_LOCKED ? "in-use" : "failed " + e.getMessage());
        }
    }

    private static int bind(MongoServer server, int wanted) {
        InetAddress here = InetAddress.getLoopbackAddress();
        try {
            server.bind(new InetSocketAddress(here, wanted), 1, CONNECTION_THREADS);
        } catch (RuntimeException e) {
            throw quit("failed port " + wanted + ": " + e.getMessage());
        }
        return server.getLocalAddress().getPort();
    }
}
