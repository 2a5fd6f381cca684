package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.DuplicateKeyError;
import de.bwaldvogel.mongo.exception.MongoServerError;
import java.util.ArrayList;
import java.util.List;

/** Which keys a command found taken: MongoDB tells the driver, the library's errors have no room for it. */
final class Duplicates {

    static final int CODE = 11000;

    // A command runs on one thread from beginning to end.
    private static final ThreadLocal<List<Document>> FOUND = ThreadLocal.withInitial(ArrayList::new);

    private Duplicates() {
    }

    static void forget() {
        FOUND.get().clear();
    }

    /** Runs a check of an index and remembers the key if it was taken. */
    static void watch(UniqueIndex index, Document document, Runnable check) {
        try {
            check.run();
        } catch (DuplicateKeyError e) {
            Document pattern = (Document) index.toIndexDescription().get("key");
            Document value = new Document();
            pattern.keySet().forEach(field -> value.put(field, UniqueIndex.valueOf(document, field)));
            FOUND.get().add(new Document("keyPattern", pattern).append("keyValue", value));
            throw e;
        }
    }

    /** Completes the duplicate key errors of a reply; the library lists them in the order in which they happened. */
    static void addTo(List<Document> errors) {
        int at = 0;
        for (Document error : errors) {
            if (Integer.valueOf(CODE).equals(error.get("code")) && at < FOUND.get().size()) {
                error.putAll(FOUND.get().get(at++));
            }
        }
    }

    /** The reply to a command that failed as a whole. */
    static Document reply(MongoServerError e) {
        Document reply = new Document("ok", 0.0).append("errmsg", e.getMessageWithoutErrorCode());
        reply.append("code", e.getCode()).append("codeName", e.getCodeName());
        addTo(List.of(reply));
        return reply;
    }
}
