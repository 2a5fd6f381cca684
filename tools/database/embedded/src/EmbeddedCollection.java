package meritum.embedded;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.QueryParameters;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;

/**
 * A collection that looks up any equality on a field of an index, and whose stored documents are never
 * changed in place: the library edits what a query returned, which another thread could read or commit
 * half done. Whoever may edit gets a copy.
 */
final class EmbeddedCollection extends H2Collection {

    /** So few candidates are compared sooner than another lookup is asked, or built. */
    private static final int FEW = 10;

    private final Map<String, FieldLookup> lookups = new HashMap<>();
    private boolean readOnly;

    EmbeddedCollection(
        MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> documents,
        MVMap<String, Object> meta, CursorRegistry cursors) {
        super(database, name, options, documents, meta, cursors);
    }

    @Override
    public synchronized QueryResult handleQuery(QueryParameters parameters) {
        // Only find and aggregate name their filter so; their results are encoded and forgotten.
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
        return candidates == null
            ? matchDocuments(query, orderBy, skip, limit, batchSize, fields)
            : matchDocuments(query, candidates, orderBy, skip, limit, batchSize, fields);
    }

    /**
     * Positions that include every match, by the equality of the query that leaves the fewest; null where
     * it has none on a field of an index.
     */
    private Collection<Object> candidates(Document query) {
        Lookup best = null;
        List<Object> wanted = List.of();
        long fewest = Long.MAX_VALUE;
        for (String field : query.keySet()) {
            List<Object> values = Lookup.valuesOf(query.get(field));
            Lookup lookup = values == null || fewest <= FEW ? null : lookupOf(field);
            long count = lookup == null ? Long.MAX_VALUE : values.stream().mapToLong(lookup::count).sum();
            if (count < fewest) {
                best = lookup;
                wanted = values;
                fewest = count;
            }
        }
        // Most documents are read sooner in the order of the file than by their positions.
        if (best == null || (fewest < UniqueIndex.MANY && fewest > count() / 2)) {
            return null;
        }
        Set<Object> found = new LinkedHashSet<>();
        for (Object value : wanted) {
            best.collect(value, found);
        }
        return found;
    }

    /** The library sorts all that match; a page needs the first of them alone. */
    @Override
    protected QueryResult matchDocumentsFromStream(
        Document query, Stream<Document> documents, int skip, int limit, int batchSize, Comparator<Document> order,
        Document fields) {
        if (order == null || limit <= 0) {
            return super.matchDocumentsFromStream(query, documents, skip, limit, batchSize, order, fields);
        }
        PriorityQueue<Document> first = new PriorityQueue<>(order.reversed());
        documents.filter(document -> documentMatchesQuery(document, query)).forEach(document -> {
            if (first.size() < skip + limit || order.compare(document, first.peek()) < 0) {
                first.add(document);
            }
            if (first.size() > skip + limit) {
                first.poll();
            }
        });
        return super.matchDocumentsFromStream(query, first.stream(), skip, limit, batchSize, order, fields);
    }

    /** In memory where a plain index has the field, as many keys are slow to read from the file. */
    private Lookup lookupOf(String field) {
        UniqueIndex unique = null;
        for (Index<Object> index : getIndexes()) {
            if (index instanceof UniqueIndex found && found.startsWith(field)) {
                unique = found;
            } else if (index.getKeys().stream().anyMatch(key -> key.getKey().equals(field))) {
                return lookups.computeIfAbsent(field, this::read);
            }
        }
        return unique;
    }

    /** Reads the collection once, at the first query by the field; a start thus need not read any. */
    private FieldLookup read(String field) {
        FieldLookup lookup = new FieldLookup(field);
        streamAllDocumentsWithPosition().forEach(each -> lookup.add(each.getDocument(), each.getPosition()));
        return lookup;
    }

    // The library does not synchronize this, though it changes what queries read.
    @Override
    public synchronized void addIndex(Index<Object> index) {
        super.addIndex(index);
    }

    @Override
    protected Object addDocumentInternal(Document document) {
        Object position = super.addDocumentInternal(document);
        lookups.values().forEach(lookup -> lookup.add(document, Missing.ofNullable(position)));
        return position;
    }

    @Override
    protected void handleUpdate(Object position, Document before, Document after) {
        super.handleUpdate(position, before, after);
        lookups.values().forEach(lookup -> lookup.replace(before, after, Missing.ofNullable(position)));
    }

    @Override
    protected void removeDocument(Object position) {
        Document document = getDocument(position);
        super.removeDocument(position);
        lookups.values().forEach(lookup -> lookup.remove(document, position));
    }
}
