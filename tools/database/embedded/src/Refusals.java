package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the library would silently ignore or do otherwise than MongoDB is refused here, so that a test
 * can't pass on a promise that isn't kept. Commands and their options are allowed by name; whatever
 * this list doesn't know is refused.
 */
final class Refusals {

    private static final Set<String> EVERYWHERE = words(
        "$db $readPreference $clusterTime lsid comment maxTimeMS readConcern writeConcern bypassDocumentValidation "
            + "allowDiskUse");

    private static final Map<String, Set<String>> OPTIONS = new HashMap<>();

    static {
        options("find", "filter sort projection skip limit batchSize singleBatch noCursorTimeout");
        options("getMore", "collection batchSize");
        options("count", "");
        options("aggregate", "pipeline cursor");
        options("insert", "documents ordered");
        options("update", "updates ordered");
        options("delete", "deletes ordered");
        options("findAndModify", "query sort remove update new fields upsert arrayFilters");
        options("create", "");
        options("createIndexes", "indexes commitQuorum");
        options("drop", "");
        options("dropDatabase", "");
        options("listCollections", "filter nameOnly authorizedCollections cursor");
        options("listIndexes", "cursor");
        options("killCursors", "cursors");
    }

    /** Commands about the server and the connection, whose options don't matter to the data. */
    private static final Set<String> PASSED = words(
        "hello ismaster isMaster ping buildInfo buildinfo serverStatus hostInfo connectionStatus whatsmyuri "
            + "endSessions getLog getCmdLineOpts");

    private static final Set<String> INDEX = words("key name unique sparse v background ns");
    private static final Set<String> UPDATE = words("q u multi upsert arrayFilters");
    private static final Set<String> DELETE = words("q limit");

    private Refusals() {
    }

    /** @throws MongoServerError with code 115 where the command asks for what this server can't do */
    static void check(String command, Document query) {
        for (String field : List.of("startTransaction", "autocommit", "txnNumber")) {
            if (query.containsKey(field)) {
                throw refused("transactions; hold an invariant by a unique index or by one conditional write instead");
            }
        }
        if (PASSED.contains(command)) {
            return;
        }
        Set<String> options = OPTIONS.get(command);
        if (options == null) {
            throw refused("the command " + command);
        }
        only(query, options, "of the command " + command);
        concerns(query);
        switch (command) {
            case "find" -> checkFind(query);
            case "aggregate" -> checkAggregate(query);
            case "update" -> checkUpdates(query);
            case "delete" -> documents(query, "deletes").forEach(Refusals::checkDelete);
            case "findAndModify" -> checkFindAndModify(query);
            case "listCollections" -> checkListing(query);
            case "createIndexes" -> documents(query, "indexes").forEach(Refusals::checkIndex);
            default -> { }
        }
    }

    static MongoServerError refused(String what) {
        return new MongoServerError(115, "CommandNotSupported", "The embedded development database does not support "
            + what + ". See tools/database/README.md for what it does support and how to use a real MongoDB.");
    }

    private static void checkFind(Document find) {
        Filters.check(find.get("filter"));
        Filters.checkSort(find.get("sort"));
        Filters.checkProjection(find.get("projection"));
        if (Boolean.TRUE.equals(find.get("singleBatch")) && !Integer.valueOf(1).equals(find.get("limit"))) {
            throw refused("singleBatch with another limit than 1");
        }
    }

    private static void checkAggregate(Document aggregate) {
        if (!(aggregate.get("aggregate") instanceof String)) {
            throw refused("aggregation of a whole database");
        }
        Filters.checkPipeline(aggregate.get("pipeline"));
    }

    private static void checkFindAndModify(Document command) {
        Filters.check(command.get("query"));
        Filters.checkSort(command.get("sort"));
        Filters.checkProjection(command.get("fields"));
        checkChange(command.get("update"));
    }

    private static void checkDelete(Document delete) {
        only(delete, DELETE, "of a delete");
        Filters.check(delete.get("q"));
    }

    private static void checkListing(Document listing) {
        if (listing.get("filter") instanceof Document filter && !filter.isEmpty()) {
            throw refused("listing only some collections, as its library lists all");
        }
    }

    private static void checkUpdates(Document query) {
        List<Document> updates = documents(query, "updates");
        if (updates.size() > 1 && !Boolean.FALSE.equals(query.get("ordered"))) {
            throw refused("an ordered batch of updates, as its library goes on after an error; pass ordered: false");
        }
        updates.forEach(Refusals::checkUpdate);
    }

    private static void checkUpdate(Document update) {
        only(update, UPDATE, "of an update");
        Filters.check(update.get("q"));
        checkChange(update.get("u"));
    }

    private static void checkChange(Object change) {
        if (change instanceof Collection) {
            throw refused("updates by a pipeline; use update operators");
        }
    }

    private static void checkIndex(Document index) {
        if (index.containsKey("partialFilterExpression")) {
            throw refused("partial indexes; a sparse unique index leaves out documents without the field");
        }
        only(index, INDEX, "of an index");
        for (Map.Entry<String, Object> key : ((Document) index.get("key")).entrySet()) {
            if (!(key.getValue() instanceof Number direction && Math.abs(direction.doubleValue()) == 1)) {
                throw refused(key.getValue() + " indexes");
            }
            // A wildcard, or a place in an array, which the library's indexes read otherwise than its queries.
            if (key.getKey().matches(".*(\\$|\\.\\d).*")) {
                throw refused("an index on " + key.getKey());
            }
        }
    }

    private static void concerns(Document query) {
        Object w = ((Document) query.getOrDefault("writeConcern", new Document())).getOrDefault("w", 1);
        if (!"majority".equals(w) && !(w instanceof Number servers && servers.intValue() == 1)) {
            throw refused("the write concern w: " + w + "; it is one server");
        }
        Object level = ((Document) query.getOrDefault("readConcern", new Document())).getOrDefault("level", "local");
        if (!Set.of("local", "available", "majority").contains(level)) {
            throw refused("the read concern " + level);
        }
    }

    private static void only(Document given, Set<String> options, String of) {
        for (String option : given.keySet()) {
            if (option.equals("collation")) {
                throw refused("collation; store a normalised copy of the text and compare that");
            }
            if (!options.contains(option) && !EVERYWHERE.contains(option)) {
                throw refused("the option " + option + " " + of);
            }
        }
    }

    private static void options(String command, String names) {
        OPTIONS.put(command, Stream.concat(words(names).stream(), Stream.of(command)).collect(Collectors.toSet()));
    }

    static Set<String> words(String words) {
        return Arrays.stream(words.split(" ")).collect(Collectors.toUnmodifiableSet());
    }

    @SuppressWarnings("unchecked")
    private static List<Document> documents(Document from, String field) {
        return (List<Document>) from.getOrDefault(field, List.of());
    }
}
