package meritum.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.EmptyIndex;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.aggregation.Aggregation;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** Where a database lies in the file, and the commands that the library answers unlike MongoDB. */
final class EmbeddedDatabase extends AbstractSynchronizedMongoDatabase<Object> {

    // The backend finds the databases of a file by this prefix.
    private static final String DOCUMENTS = "databases.";
    private static final String META = "meta.";
    private static final String INDEX = "index.";

    private final MVStore store;

    EmbeddedDatabase(String name, MVStore store, CursorRegistry cursors) {
        super(name, cursors);
        this.store = store;
        initializeNamespacesAndIndexes();
    }

    @Override
    public Document handleCommand(
        Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
        if (command.equals("aggregate")) {
            return aggregate(query, databases, oplog);
        }
        if (command.equals("find")) {
            query.putIfAbsent("batchSize", batchOf(query.get(command)));
        }
        Document reply = super.handleCommand(channel, command, query, databases, oplog);
        if (command.equals("insert")) {
            countInserted(query, reply);
        }
        return reply;
    }

    /** The library puts a whole result into one message, which must stay under 48 MB. GridFS chunks have 255 kB. */
    static int batchOf(Object collection) {
        return collection.toString().endsWith(".chunks") ? 50 : 1000;
    }

    /** The library counts what it was given, inserted or not. */
    private static void countInserted(Document query, Document reply) {
        if (reply.get("writeErrors") instanceof List<?> errors) {
            boolean ordered = !Boolean.FALSE.equals(query.get("ordered"));
            Object beforeTheFirst = ((Document) errors.get(0)).get("index");
            reply.put("n", ordered ? beforeTheFirst : (Integer) (((List<?>) query.get("documents")).size() - errors.size()));
        }
    }

    /** The library reads the whole collection; this looks up the first $match, which Refusals requires. */
    private Document aggregate(Document query, DatabaseResolver databases, Oplog oplog) {
        String name = query.get("aggregate").toString();
        MongoCollection<Object> collection = resolveCollection(name, false);
        List<Document> pipeline = Aggregation.parse(query.get("pipeline"));
        Document match = new Document("$query", pipeline.get(0).get("$match"));
        List<Document> rest = pipeline.subList(1, pipeline.size());
        Aggregation stages = Aggregation.fromPipeline(rest, databases, this, collection, oplog);
        List<Document> found = collection == null ? List.of() : stages.runStages(collection.handleQueryAsStream(match));
        Document cursor = new Document("id", 0L).append("ns", getFullCollectionNamespace(name));
        return new Document("cursor", cursor.append("firstBatch", found)).append("ok", 1.0);
    }

    @Override
    protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
        String fullName = getFullCollectionNamespace(name);
        MVMap.Builder<Object, Document> stored = new MVMap.Builder<>();
        stored.keyType(new BsonType()).valueType(new BsonType());
        MVMap<Object, Document> documents = store.openMap(DOCUMENTS + fullName, stored);
        return new EmbeddedCollection(this, name, options, documents, store.openMap(META + fullName), cursorRegistry);
    }

    @Override
    protected Index<Object> openOrCreateUniqueIndex(
        String collection, String name, List<IndexKey> keys, boolean sparse) {
        MVMap.Builder<Object, Object> stored = new MVMap.Builder<>();
        stored.keyType(new BsonType()).valueType(new BsonType());
        return new UniqueIndex(store.openMap(mapOf(collection, name), stored), name, keys, sparse);
    }

    @Override
    protected Index<Object> openOrCreateSecondaryIndex(
        String collection, String name, List<IndexKey> keys, boolean sparse) {
        return new EmptyIndex<>(name, keys) {
            @Override
            public boolean isEmpty() {
                return false; // else the collection would be read, to put its documents nowhere
            }
        };
    }

    @Override
    protected synchronized void addIndex(Document description) {
        String collection = description.get("ns").toString().substring(databaseName.length() + 1);
        String map = mapOf(collection, description.get("name"));
        MongoCollection<Object> existing = resolveCollection(collection, false);
        if (existing != null && existing.getIndexes().stream().anyMatch(index -> conflict(index, description))) {
            throw new MongoServerError(85, "IndexOptionsConflict", description + " exists with other options");
        }
        boolean isNew = !store.hasMap(map);
        try {
            super.addIndex(description);
        } catch (MongoServerError e) {
            if (isNew) {
                // Left behind, a half-filled index would be taken for a whole one at the next attempt.
                store.removeMap(map);
            }
            throw e;
        }
    }

    /** The library would make the same index twice, or leave a plain one plain that is to be unique. */
    private static boolean conflict(Index<Object> index, Document wanted) {
        boolean sameName = index.getName().equals(wanted.get("name"));
        boolean sameKeys = index.toIndexDescription().get("key").equals(wanted.get("key"));
        return sameName != sameKeys || (sameName && index.isUnique() != Utils.isTrue(wanted.get("unique")));
    }

    @Override
    protected void dropIndex(MongoCollection<Object> collection, String name) {
        super.dropIndex(collection, name);
        store.removeMap(mapOf(collection.getCollectionName(), name));
    }

    @Override
    public void dropCollection(String name, Oplog oplog) {
        super.dropCollection(name, oplog);
        store.removeMap(DOCUMENTS + getFullCollectionNamespace(name));
        store.removeMap(META + getFullCollectionNamespace(name));
    }

    @Override
    protected long getStorageSize() {
        return store.getFileStore().size();
    }

    @Override
    protected long getFileSize() {
        return getStorageSize();
    }

    private String mapOf(String collection, Object index) {
        return INDEX + getFullCollectionNamespace(collection) + "#" + index;
    }
}
