package meritum.embedded;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.h2.mvstore.MVStore;

/**
 * Makes each write durable before it is answered. Commands that write share the gate; a commit takes
 * it alone, so what reaches the file is always whole commands. One waiting writer commits for all
 * that finished before it, which is what keeps many small writes fast.
 */
final class GroupCommit {

    /**
     * H2 names its newest chunk in the head of the file only now and then: at least every 20 versions,
     * or where a chunk is not where the one before said. Until then it is found from chunk to chunk.
     * One on that way that is used no more is kept until the head names a later one: written over,
     * and killed before the head is, the server would find only what was before it.
     */
    private static final int VERSIONS_KEPT = 32;

    private static final int TIDY_EVERY_MS = 1000;
    private static final int TIDY_BELOW_PERCENT = 60;
    private static final int TIDY_BYTES = 4 * 1024 * 1024;

    private final MVStore store;
    private final ReadWriteLock gate = new ReentrantReadWriteLock();
    private long finished;
    private long durable;
    private boolean committing;

    /** Known to whoever holds the gate: how far the file was tidied, and whether that was all. */
    private long tidied;
    private boolean moreToTidy;

    GroupCommit(MVStore store) {
        this.store = store;
        // Space that no version uses any more is reused soon: the file is not forced to the disk, so
        // keeping old versions for 45 seconds would protect nothing that this server promises.
        store.setRetentionTime(0);
        store.setVersionsToKeep(VERSIONS_KEPT);
        tidied = store.getCurrentVersion();
        Thread tidy = new Thread(this::tidyFromTimeToTime, "tidy");
        tidy.setDaemon(true);
        tidy.start();
    }

    /** Runs a command that writes and returns once its effect is in the file. */
    <T> T write(Supplier<T> command) {
        T reply;
        gate.readLock().lock();
        try {
            reply = command.get();
        } finally {
            synchronized (this) {
                finished++;
            }
            gate.readLock().unlock();
        }
        settle();
        return reply;
    }

    /** Waits until every write that has finished by now is in the file. */
    void settle() {
        long mine;
        synchronized (this) {
            mine = finished;
        }
        while (!leadsOrIsDone(mine)) {
            // Another writer is committing: leadsOrIsDone has waited for it.
        }
    }

    /** Stops for good: what runs is finished and committed, what comes later waits for ever. */
    void close(Runnable closing) {
        gate.writeLock().lock();
        closing.run();
    }

    private boolean leadsOrIsDone(long mine) {
        synchronized (this) {
            if (durable >= mine) {
                return true;
            }
            if (committing) {
                waitForLeader();
                return durable >= mine;
            }
            committing = true;
        }
        long upTo = -1;
        try {
            upTo = commitAlone();
        } finally {
            synchronized (this) {
                committing = false;
                durable = Math.max(durable, upTo);
                notifyAll();
            }
        }
        return true;
    }

    private long commitAlone() {
        gate.writeLock().lock();
        try {
            long upTo;
            synchronized (this) {
                upTo = finished;
            }
            writeOrEnd(store::commit);
            return upTo;
        } finally {
            gate.writeLock().unlock();
        }
    }

    /**
     * H2 closes a store that it could not write, refuses what is asked of it from then on, and takes
     * commits without a word: the server ends, so that nobody is told of a write that is not there.
     */
    private <T> T writeOrEnd(Supplier<T> writing) {
        try {
            T result = writing.get();
            if (!store.isClosed()) {
                return result;
            }
        } catch (RuntimeException | Error e) {
            throw EmbeddedServer.end("the data file could not be written: " + e);
        }
        throw EmbeddedServer.end("the data file could not be written");
    }

    private void waitForLeader() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while waiting for a commit", e);
        }
    }

    private void tidyFromTimeToTime() {
        while (!store.isClosed()) {
            try {
                Thread.sleep(TIDY_EVERY_MS);
            } catch (InterruptedException e) {
                return;
            }
            tidy();
        }
    }

    /**
     * Moves what is still used out of mostly unused parts of the file, a little at a time, and frees
     * what was kept for a while.
     */
    void tidy() {
        gate.writeLock().lock();
        try {
            boolean wanted = moreToTidy || store.getCurrentVersion() != tidied;
            moreToTidy = writeOrEnd(() -> {
                boolean moved = wanted && store.compact(TIDY_BELOW_PERCENT, TIDY_BYTES);
                store.commit();
                return moved;
            });
            tidied = store.getCurrentVersion();
        } finally {
            gate.writeLock().unlock();
        }
    }
}
