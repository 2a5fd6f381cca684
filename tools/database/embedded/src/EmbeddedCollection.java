package meritum.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryParameters;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.List;
import org.h2.mvstore.MVMap;

/**
 * A collection that uses its indexes for any query with an equality on their fields, and whose stored
 * documents are never changed in place: the library edits what a query returned, which a reader or a
 * commit on another thread could see half done. Whoever may edit gets a copy.
 */
final class EmbeddedCollection extends H2Collection {

    private boolean readOnly;
    private Object lastAdded;

    EmbeddedCollection(
        MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> documents,
        MVMap<String, Object> meta, CursorRegistry cursors) {
        super(database, name, options, documents, meta, cursors);
    }

    @Override
    public synchronized QueryResult handleQuery(QueryParameters parameters) {
        // Only the find command hands its filter over under this name; its results are encoded and forgotten.
        readOnly = parameters.getQuerySelector().containsKey("$query");
        try {
            return super.handleQuery(parameters);
        } finally {
            readOnly = false;
        }
    }

    @Override
    protected QueryResult createQueryResult(List<Document> found, int batchSize) {
        List<Document> result = readOnly ? found : found.stream().map(Document::cloneDeeply).toList();
        return super.createQueryResult(result, batchSize);
    }

    @Override
    protected QueryResult queryDocuments(
        Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
        Collection<Object> candidates = candidates(query);
        if (candidates == null || isNaturalDescending(orderBy)) {
            return matchDocuments(query, orderBy, skip, limit, batchSize, fields);
        }
        return matchDocuments(query, candidates, orderBy, skip, limit, batchSize, fields);
    }

    private Collection<Object> candidates(Document query) {
        Collection<Object> best = null;
        for (Index<Object> index : getIndexes()) {
            Collection<Object> some = index instanceof Lookup lookup ? lookup.candidates(query) : null;
            if (some != null && (best == null || some.size() < best.size())) {
                best = some;
            }
        }
        return best;
    }

    /** Says what was done, which the library leaves out unless a document was updated. */
    @Override
    public synchronized Document findAndModify(Document query) {
        lastAdded = null;
        Document reply = super.findAndModify(query);
        if (!reply.containsKey("lastErrorObject")) {
            Document done = new Document("n", lastAdded == null && reply.get("value") == null ? 0 : 1);
            if (query.containsKey("update")) {
                done.append("updatedExisting", false);
            }
            done.putIfNotNull("upserted", lastAdded);
            reply.put("lastErrorObject", done);
        }
        return reply;
    }

    @Override
    public synchronized void addDocument(Document document) {
        super.addDocument(document);
        lastAdded = document.get("_id");
    }

    // What follows is not synchronized in the library, though it reads what writers change.

    @Override
    public synchronized int count(Document query, int skip, int limit) {
        return super.count(query, skip, limit);
    }

    @Override
    public synchronized void addIndex(Index<Object> index) {
        super.addIndex(index);
    }

    @Override
    public synchronized void dropIndex(String name) {
        super.dropIndex(name);
    }
}
