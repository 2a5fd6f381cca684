package meritum.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** Where a database's documents and indexes lie: documents and unique indexes in the file, other indexes in memory. */
final class EmbeddedDatabase extends AbstractSynchronizedMongoDatabase<Object> {

    // The backend finds the databases of a file by this prefix.
    private static final String DOCUMENTS = "databases.";
    private static final String META = "meta.";
    private static final String INDEX = "index.";

    private final MVStore store;
    private final Commands commands;

    EmbeddedDatabase(String name, MVStore store, CursorRegistry cursors) {
        super(name, cursors);
        this.store = store;
        this.commands = new Commands(this, cursors);
        initializeNamespacesAndIndexes();
    }

    @Override
    public Document handleCommand(
        Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
        return commands.run(command, query, databases,
            asked -> super.handleCommand(channel, command, asked, databases, oplog));
    }

    boolean hasCollections() {
        String prefix = DOCUMENTS + databaseName + ".";
        return store.getMapNames().stream()
            .anyMatch(name -> name.startsWith(prefix) && !name.startsWith(prefix + "system."));
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
        return new EqualityIndex(name, keys);
    }

    @Override
    protected synchronized void addIndex(Document description) {
        String collection = description.get("ns").toString().substring(databaseName.length() + 1);
        String name = (String) description.get("name");
        MongoCollection<Object> existing = resolveCollection(collection, false);
        List<Document> indexes = existing == null ? List.of() : descriptionsOf(existing);
        boolean isNew = indexes.stream().noneMatch(index -> index.get("name").equals(name));
        if (isNew && indexes.stream().anyMatch(index -> index.get("key").equals(description.get("key")))) {
            throw new MongoServerError(85, "IndexOptionsConflict", "The index " + name + " exists by another name");
        }
        try {
            super.addIndex(description);
        } catch (MongoServerError e) {
            if (isNew) {
                // Left behind, a half-filled index would be taken for a whole one at the next attempt.
                store.removeMap(mapOf(collection, name));
            }
            throw e;
        }
    }

    private static List<Document> descriptionsOf(MongoCollection<Object> collection) {
        return collection.getIndexes().stream().map(Index::toIndexDescription).toList();
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

    private String mapOf(String collection, String index) {
        return INDEX + getFullCollectionNamespace(collection) + "#" + index;
    }
}
