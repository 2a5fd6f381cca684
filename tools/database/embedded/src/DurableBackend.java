package meritum.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.MVStore;

/** The server's entrance: refuses, runs each command against a version that stays readable, commits. */
final class DurableBackend extends H2Backend {

    private static final Set<String> WRITES = Set.of(
        "insert", "update", "delete", "findAndModify", "create", "createIndexes", "drop", "dropDatabase",
        "dropIndexes");

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
        // The field of this class isn't set yet when the constructor above opens what is stored.
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
            commits.settle();
        }
        return reply;
    }

    private Document run(Channel channel, String database, String command, Document query) {
        MVStore.TxCounter reading = store.registerVersionUsage();
        try {
            if (command.equals("listDatabases")) {
                return databases();
            }
            if (command.equals("hello")) {
                return super.handleCommand(channel, database, "ismaster", query).append("isWritablePrimary", true);
            }
            if (command.equals("getMore")) {
                query.putIfAbsent("batchSize", Commands.batchOf(query.get("collection")));
            }
            return super.handleCommand(channel, database, command, query);
        } finally {
            store.deregisterVersionUsage(reading);
        }
    }

    /** The library's own answer opens every database anew. */
    private Document databases() {
        List<Document> databases = listDatabaseNames().stream()
            .sorted()
            .map(name -> new Document("name", name).append("sizeOnDisk", 0L).append("empty", !hasCollections(name)))
            .filter(database -> !Boolean.TRUE.equals(database.get("empty")))
            .toList();
        return new Document("databases", databases).append("totalSize", 0L).append("ok", 1.0);
    }

    private boolean hasCollections(String name) {
        return ((EmbeddedDatabase) resolveDatabase(name)).hasCollections();
    }

    /** What the driver is told: it refuses the wire version that the library reports for 5.0. */
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
