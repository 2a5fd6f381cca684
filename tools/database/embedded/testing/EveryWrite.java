package meritum.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.store.fs.FilePath;

/**
 * Ends a store at each of its writes and opens what is in the file then: {@code EveryWrite <folder>
 * <commits> <seed>...}. A killed store has all its writes but the last, which may be torn. After a power
 * cut any of the writes since the last sync may be missing. It prints a line for each end after which
 * a commit that had returned is gone, and in the last one how many ends it looked at.
 */
public final class EveryWrite {

    private static final int BLOCK = 4096;
    private static final int PIECE_OF_A_FILE = 255 * 1024;
    private static final int TIDY_EVERY = 20;
    private static final int POWER_CUTS = 4;

    /** What is written in the life that was begun last, in order. */
    private static List<Write> writes;

    /** How many writes there had been at each sync, in order. */
    private static List<Integer> syncs;

    /** No bytes where the file was cut to a length. */
    private record Write(long at, byte[] bytes) {
        byte[] onto(byte[] file, int done) {
            if (bytes == null) {
                return done == 0 ? file : Arrays.copyOf(file, (int) Math.min(file.length, at));
            }
            int length = Math.min(done, bytes.length);
            byte[] result = Arrays.copyOf(file, (int) Math.max(file.length, at + length));
            System.arraycopy(bytes, 0, result, (int) at, length);
            return result;
        }

        /** After how many bytes it may end: none, the first block, half, all but the last block. */
        Iterable<Integer> tears() {
            int length = bytes == null ? 0 : bytes.length;
            int half = length / 2 / BLOCK * BLOCK;
            return new TreeSet<>(List.of(0, Math.min(BLOCK, length), half, Math.max(0, length - BLOCK)));
        }
    }

    private EveryWrite() {
    }

    /** No bytes where the file is cut to a length. */
    static void onWrite(long at, byte[] bytes) {
        writes.add(new Write(at, bytes));
    }

    static void onSync() {
        syncs.add(writes.size());
    }

    public static void main(String[] arguments) throws IOException {
        FilePath.register(new RecordedPath());
        Path folder = Path.of(arguments[0]);
        int ends = 0;
        for (String seed : Arrays.asList(arguments).subList(2, arguments.length)) {
            int[] written = live(folder.resolve("live-" + seed), Integer.parseInt(arguments[1]), Long.parseLong(seed));
            ends += endAtEach(folder.resolve("killed-" + seed), written, seed);
            ends += cutAtEach(folder.resolve("cut-" + seed), written, seed);
        }
        System.out.println(ends + " ends");
        Runtime.getRuntime().halt(0);
    }

    /**
     * Commits as a season does, with a stop and a start in between; answers how many writes there had been
     * as each commit returned.
     */
    private static int[] live(Path file, int commits, long seed) {
        writes = Collections.synchronizedList(new ArrayList<>());
        syncs = Collections.synchronizedList(new ArrayList<>());
        Random random = new Random(seed);
        int[] written = new int[commits + 1];
        work(file, 1, commits / 2, random, written);
        work(file, commits / 2 + 1, commits, random, written);
        return written;
    }

    /** From a start to a stop. */
    private static void work(Path file, int first, int end, Random random, int[] written) {
        MVStore.Builder builder = new MVStore.Builder().fileName(RecordedPath.SCHEME + ":" + file);
        MVStore store = builder.autoCommitDisabled().autoCommitBufferSize(0).open();
        GroupCommit commit = new GroupCommit(store, true);
        MVMap<String, Integer> counters = store.openMap("counters");
        MVMap<Long, String> entries = store.openMap("entries");
        MVMap<Long, byte[]> files = store.openMap("files");
        for (int number = first; number <= end; number++) {
            int last = number;
            commit.write(() -> {
                for (int left = random.nextInt(4); left >= 0; left--) {
                    double kind = random.nextDouble();
                    if (kind < 0.5) {
                        counters.merge("counter " + random.nextInt(8), 1, Integer::sum);
                    } else if (kind < 0.93) {
                        entries.put(random.nextLong(), "an entry of some length, as a document is");
                    } else {
                        byte[] piece = new byte[random.nextInt(3) == 0 ? PIECE_OF_A_FILE / 3 : PIECE_OF_A_FILE];
                        random.nextBytes(piece);
                        files.put(random.nextLong(), piece);
                    }
                }
                return counters.put("last", last);
            });
            written[number] = writes.size();
            if (number % TIDY_EVERY == 0) {
                commit.tidy();
            }
        }
        commit.close(() -> store.close(EmbeddedServer.COMPACTION_AT_STOP_MS));
    }

    private static int endAtEach(Path file, int[] written, String seed) throws IOException {
        List<Write> before = List.copyOf(writes);
        byte[] content = new byte[0];
        int ends = 0;
        int returned = 0;
        for (int at = 0; at < before.size(); at++) {
            while (returned + 1 < written.length && written[returned + 1] <= at) {
                returned++;
            }
            for (int done : before.get(at).tears()) {
                if (returned == 0) {
                    continue;
                }
                Files.write(file, before.get(at).onto(content, done));
                ends++;
                compare(file, returned, "seed " + seed + ", write " + at + " ended after " + done + " bytes");
            }
            content = before.get(at).onto(content, Integer.MAX_VALUE);
        }
        return ends;
    }

    /** Before each sync, and after the last: what was synced is there, and some of the writes since. */
    private static int cutAtEach(Path file, int[] written, String seed) throws IOException {
        List<Write> before = List.copyOf(writes);
        List<Integer> moments = new ArrayList<>(syncs);
        moments.add(before.size());
        Random random = new Random(Long.parseLong(seed));
        byte[] synced = new byte[0];
        int ends = 0;
        int returned = 0;
        int from = 0;
        for (int moment : moments) {
            while (returned + 1 < written.length && written[returned + 1] <= from) {
                returned++;
            }
            for (int cut = 0; cut < POWER_CUTS && returned > 0 && moment > from; cut++) {
                byte[] content = synced;
                for (Write write : before.subList(from, moment)) {
                    content = random.nextBoolean() ? write.onto(content, Integer.MAX_VALUE) : content;
                }
                Files.write(file, content);
                ends++;
                compare(file, returned, "seed " + seed + ", power cut between writes " + from + " and " + moment);
            }
            for (Write write : before.subList(from, moment)) {
                synced = write.onto(synced, Integer.MAX_VALUE);
            }
            from = moment;
        }
        return ends;
    }

    private static void compare(Path file, int returned, String end) {
        int found = lastIn(file);
        if (found < returned) {
            System.out.println(end + ": commit " + returned + " had returned, " + found + " is there");
        }
    }

    /** The newest commit in the file; -1 where it cannot be opened. */
    private static int lastIn(Path file) {
        MVStore store;
        try {
            store = new MVStore.Builder().fileName(file.toString()).autoCommitDisabled().open();
        } catch (MVStoreException e) {
            return -1;
        }
        try {
            return store.<String, Integer>openMap("counters").getOrDefault("last", 0);
        } finally {
            store.closeImmediately();
        }
    }
}
