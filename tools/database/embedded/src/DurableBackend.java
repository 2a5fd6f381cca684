package meritum.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.MVStore;

/** Where commands arrive: checks them, runs each against a version that stays readable, and commits. */
final class DurableBackend extends H2Backend {

    private static final Set<String> WRITES = Set.of(
        "insert", "update", "delete", "findAndModify", "create", "createIndexes", "drop", "dropDatabase");

    private final MVStore store;
    private final GroupCommit commits;

    DurableBackend(MVStore store, GroupCommit commits) {
        super(store);
        this.store = store;
        this.commits = commits;
        version(new Version());
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
        // Called by the constructor above for each stored database, before this class's fields are set.
        return new EmbeddedDatabase(name, getMvStore(), getCursorRegistry());
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
        Refusals.check(command, query);
        if (WRITES.contains(command)) {
            return commits.write(() -> run(channel, database, command, query));
        }
        Document reply = run(channel, database, command, query);
        if (query.get("readConcern") instanceof Document concern && "majority".equals(concern.get("level"))) {
            commits.flush();
        }
        return reply;
    }

    private Document run(Channel channel, String database, String command, Document query) {
        MVStore.TxCounter reading = store.registerVersionUsage();
        try {
            if (command.equals("hello")) {
                return super.handleCommand(channel, database, "ismaster", query).append("isWritablePrimary", true);
            }
            if (command.equals("getMore")) {
                query.putIfAbsent("batchSize", EmbeddedDatabase.batchOf(query.get("collection")));
            }
            return super.handleCommand(channel, database, command, query);
        } finally {
            store.deregisterVersionUsage(reading);
        }
    }

    /** The driver refuses the wire version that the library reports for MongoDB 5.0. */
    private static final class Version implements MongoVersion {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    }
}
