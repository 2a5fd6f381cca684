package meritum.embedded;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.h2.mvstore.MVStore;

/**
 * Makes each write durable before it is answered, unless its data are to throw away. Commands that write share the gate and a commit takes
 * it alone, so that only whole commands reach the file. One waiting writer commits for all that have
 * finished, which keeps many small writes fast.
 */
final class GroupCommit {

    /**
     * H2 finds its newest chunk from the one that the head of the file names, chunk by chunk, and it
     * writes the head at least every 20 versions. A chunk on that way must not be overwritten before
     * the head names a later one: a server killed in between would find only what was before it.
     */
    private static final int VERSIONS_KEPT = 32;

    private static final int TIDY_EVERY_MS = 1000;
    private static final int TIDY_BELOW_PERCENT = 60;
    private static final int TIDY_BYTES = 4 * 1024 * 1024;

    private final MVStore store;
    private final boolean isDurable;
    private final ReadWriteLock gate = new ReentrantReadWriteLock();
    private final AtomicLong finished = new AtomicLong();

    /** Guards {@code durable}, the number of finished writes that are in the file. */
    private final Object committing = new Object();
    private long durable;

    /** Read and written by whoever holds the gate alone. */
    private long tidied;
    private boolean moreToTidy;

    GroupCommit(MVStore store, boolean isDurable) {
        this.store = store;
        this.isDurable = isDurable;
        // Unused space is reused at once. H2 would keep it for 45 seconds against a power cut; here each
        // commit is on the disk before anything that it no longer needs is overwritten.
        store.setRetentionTime(0);
        store.setVersionsToKeep(VERSIONS_KEPT);
        tidied = store.getCurrentVersion();
        new Timer("tidy", true).schedule(new TimerTask() {
            @Override
            public void run() {
                tidy();
            }
        }, TIDY_EVERY_MS, TIDY_EVERY_MS);
    }

    /** Runs a command that writes and returns once its effect is in the file. */
    <T> T write(Supplier<T> command) {
        T reply;
        gate.readLock().lock();
        try {
            reply = command.get();
        } finally {
            finished.incrementAndGet();
            gate.readLock().unlock();
        }
        flush();
        return reply;
    }

    /** Returns once every write that has finished by now is in the file; data to throw away wait for {@link #tidy}. */
    void flush() {
        if (!isDurable) {
            return;
        }
        long mine = finished.get();
        synchronized (committing) {
            if (durable >= mine) {
                return;
            }
            gate.writeLock().lock();
            try {
                long upTo = finished.get();
                writeOrEnd(this::commit);
                durable = upTo;
            } finally {
                gate.writeLock().unlock();
            }
        }
    }

    /** Finishes and commits what is running, then closes; later writes wait for ever. */
    void close(Runnable closing) {
        gate.writeLock().lock();
        closing.run();
    }

    /** Moves used pages out of mostly unused chunks, a little at a time, and frees the chunks. */
    void tidy() {
        gate.writeLock().lock();
        try {
            boolean wanted = moreToTidy || store.getCurrentVersion() != tidied;
            writeOrEnd(() -> {
                moreToTidy = wanted && store.compact(TIDY_BELOW_PERCENT, TIDY_BYTES);
                commit();
            });
            tidied = store.getCurrentVersion();
        } finally {
            gate.writeLock().unlock();
        }
    }

    /** Returns once the commit is on the disk, where neither a kill nor a power cut can undo it. */
    private void commit() {
        store.commit();
        if (isDurable) {
            store.sync();
        }
    }

    /**
     * H2 closes a store that it could not write and then accepts commits silently. The server ends
     * instead, so that no lost write is acknowledged.
     */
    private void writeOrEnd(Runnable writing) {
        try {
            writing.run();
        } catch (RuntimeException | Error e) {
            throw EmbeddedServer.end("the data file could not be written: " + e);
        }
        if (store.isClosed()) {
            throw EmbeddedServer.end("the data file could not be written");
        }
    }
}
