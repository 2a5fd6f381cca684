package meritum.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.DefaultQueryMatcher;
import de.bwaldvogel.mongo.backend.InMemoryCursor;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.aggregation.Aggregation;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.IndexNotFoundException;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.NoopOplog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The commands that the library answers otherwise than MongoDB does; all others go to the library. */
final class Commands {

    private final EmbeddedDatabase database;
    private final CursorRegistry cursors;

    Commands(EmbeddedDatabase database, CursorRegistry cursors) {
        this.database = database;
        this.cursors = cursors;
    }

    Document run(String command, Document query, DatabaseResolver databases, UnaryOperator<Document> library) {
        Duplicates.forget();
        return switch (command) {
            case "find" -> {
                query.putIfAbsent("batchSize", batchOf(query.get(command)));
                yield library.apply(query);
            }
            case "insert" -> countInserted(query, library.apply(query));
            case "update" -> update(query, library);
            case "findAndModify" -> findAndModify(query, library);
            case "aggregate" -> aggregate(query, databases);
            case "dropIndexes" -> dropIndexes(query, library);
            case "listCollections" -> filter(query, library.apply(query));
            default -> library.apply(query);
        };
    }

    /** The library puts a whole result into one message, which must stay under 48 MB. GridFS chunks have 255 kB. */
    static int batchOf(Object collection) {
        return collection.toString().endsWith(".chunks") ? 50 : 1000;
    }

    /** The library counts what it was given, inserted or not. */
    private static Document countInserted(Document query, Document reply) {
        List<Document> errors = documents(reply, "writeErrors");
        Duplicates.addTo(errors);
        if (!errors.isEmpty()) {
            boolean ordered = !Boolean.FALSE.equals(query.get("ordered"));
            Object beforeTheFirst = errors.get(0).get("index");
            reply.put("n", ordered ? beforeTheFirst : (Integer) (documents(query, "documents").size() - errors.size()));
        }
        return reply;
    }

    /** The library goes on after an error, which an ordered batch must not. */
    private static Document update(Document query, UnaryOperator<Document> library) {
        List<Document> updates = documents(query, "updates");
        if (Boolean.FALSE.equals(query.get("ordered")) || updates.size() == 1) {
            Document reply = library.apply(query);
            Duplicates.addTo(documents(reply, "writeErrors"));
            return reply;
        }
        int matched = 0;
        int modified = 0;
        List<Document> upserted = new ArrayList<>();
        List<Document> errors = new ArrayList<>();
        for (int at = 0; at < updates.size() && errors.isEmpty(); at++) {
            Document one = query.clone();
            one.put("updates", List.of(updates.get(at)));
            Document reply = library.apply(one);
            matched += (Integer) reply.get("n");
            modified += (Integer) reply.get("nModified");
            int index = at;
            documents(reply, "upserted").forEach(document -> upserted.add(document.append("index", index)));
            documents(reply, "writeErrors").forEach(document -> errors.add(document.append("index", index)));
        }
        Duplicates.addTo(errors);
        Document reply = new Document("n", matched).append("nModified", modified).append("ok", 1.0);
        reply.putIfNotNull("upserted", upserted.isEmpty() ? null : upserted);
        reply.putIfNotNull("writeErrors", errors.isEmpty() ? null : errors);
        return reply;
    }

    private static Document findAndModify(Document query, UnaryOperator<Document> library) {
        try {
            return library.apply(query);
        } catch (MongoServerError e) {
            if (e.getCode() != Duplicates.CODE) {
                throw e;
            }
            return Duplicates.reply(e);
        }
    }

    /** The library reads the whole collection and answers at once; this looks a first $match up and gives batches. */
    private Document aggregate(Document query, DatabaseResolver databases) {
        String name = query.get("aggregate").toString();
        MongoCollection<Object> collection = database.resolveCollection(name, false);
        List<Document> pipeline = Aggregation.parse(query.get("pipeline"));
        Document match = new Document();
        if (!pipeline.isEmpty() && pipeline.get(0).get("$match") instanceof Document first) {
            match = first;
            pipeline = pipeline.subList(1, pipeline.size());
        }
        Aggregation stages = Aggregation.fromPipeline(pipeline, databases, database, collection, NoopOplog.get());
        stages.validate(query);
        List<Document> found = collection == null ? List.of() : stages.runStages(collection.handleQueryAsStream(match));
        Object size = ((Document) query.get("cursor")).getOrDefault("batchSize", batchOf(name));
        int batch = Math.min(((Number) size).intValue(), found.size());
        long id = 0;
        if (batch < found.size()) {
            InMemoryCursor cursor = new InMemoryCursor(cursors.generateCursorId(), found.subList(batch, found.size()));
            cursors.add(cursor);
            id = cursor.getId();
        }
        Document cursor = new Document("id", id).append("ns", database.getDatabaseName() + "." + name);
        return new Document("cursor", cursor.append("firstBatch", found.subList(0, batch))).append("ok", 1.0);
    }

    /** The library takes an index's name as one in the whole database; its keys it looks up in the collection. */
    private Document dropIndexes(Document query, UnaryOperator<Document> library) {
        MongoCollection<Object> collection = database.resolveCollection(query.get("dropIndexes").toString(), false);
        if (collection == null || query.get("index") instanceof Document) {
            return library.apply(query);
        }
        boolean all = "*".equals(query.get("index"));
        List<Document> wanted = collection.getIndexes().stream()
            .map(Index::toIndexDescription)
            .filter(index -> all ? !"_id_".equals(index.get("name")) : index.get("name").equals(query.get("index")))
            .toList();
        if (wanted.isEmpty() && !all) {
            throw new IndexNotFoundException("index not found with name [" + query.get("index") + "]");
        }
        wanted.forEach(index -> library.apply(query.clone().append("index", index.get("key"))));
        return new Document("ok", 1.0);
    }

    /** The library lists every collection, whatever is asked for. */
    private static Document filter(Document query, Document reply) {
        Document filter = (Document) query.getOrDefault("filter", new Document());
        Document cursor = (Document) reply.get("cursor");
        DefaultQueryMatcher matcher = new DefaultQueryMatcher();
        List<Document> all = documents(cursor, "firstBatch");
        cursor.put("firstBatch", all.stream().filter(each -> matcher.matches(each, filter)).toList());
        return reply;
    }

    @SuppressWarnings("unchecked")
    private static List<Document> documents(Document from, String field) {
        return (List<Document>) from.getOrDefault(field, List.of());
    }
}
