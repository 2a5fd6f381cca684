package meritum.embedded;

import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What an equality index can answer: which keys a query asks for. */
interface Lookup {

    int MOST_KEYS = 10_000;

    /**
     * Positions among which all matches of the query are; more than the matches is fine, as each is
     * compared with the whole query afterwards. Null where the index can't tell.
     */
    Collection<Object> candidates(Document query);

    /**
     * The keys that a query asks for, as far as it has equalities on the index's leading fields: all of the
     * same length, shorter than the index where the query says less. Null if it says nothing to the index.
     */
    static List<List<Object>> prefixes(List<String> fields, Document query) {
        List<List<Object>> values = new ArrayList<>();
        for (String field : fields) {
            List<Object> some = valuesOf(query.get(field));
            if (some == null) {
                break;
            }
            values.add(some);
        }
        // An empty $in asks for no key at all.
        return values.isEmpty() ? null : combinations(values);
    }

    /** The values that a condition allows, as they are stored in an index; null if it isn't a plain equality. */
    static List<Object> valuesOf(Object condition) {
        Collection<?> values = listOf(condition);
        if (condition instanceof Document operators) {
            values = operators.get("$in") instanceof Collection<?> in ? in : listOf(operators.get("$eq"));
        }
        return values.stream().allMatch(Lookup::plain) ? values.stream().map(Lookup::normal).toList() : null;
    }

    /** Numbers of different types are one value, as they are for a query. */
    static Object normal(Object value) {
        boolean already = !(value instanceof Number || value instanceof Map || value instanceof Collection);
        return already ? value : new KeyValue(listOf(value)).normalized().get(0);
    }

    /** All keys that take one value of each field, in the fields' order; null if there are too many. */
    static List<List<Object>> combinations(List<? extends Collection<Object>> valuesPerField) {
        List<List<Object>> keys = List.of(List.of());
        for (Collection<Object> values : valuesPerField) {
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> key : keys) {
                for (Object value : values) {
                    List<Object> next = new ArrayList<>(key);
                    next.add(value);
                    longer.add(next);
                }
            }
            if (longer.size() > MOST_KEYS) {
                return null;
            }
            keys = longer;
        }
        return keys;
    }

    private static boolean plain(Object value) {
        boolean compound = value instanceof Map || value instanceof Collection;
        boolean pattern = value instanceof BsonRegularExpression;
        return Missing.isNeitherNullNorMissing(value) && !compound && !pattern;
    }

    private static List<Object> listOf(Object value) {
        List<Object> list = new ArrayList<>();
        list.add(value);
        return list;
    }
}
