package meritum.embedded;

import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Finds documents by a value of one field. */
interface Lookup {

    /** How many positions there are for the value, exactly only where they are few. */
    int count(Object value);

    /**
     * Adds the positions of all documents that an equality with the value matches. More is fine, as each is
     * compared with the whole query afterwards.
     */
    void collect(Object value, Collection<Object> positions);

    /** The values that a condition allows, by $in or as an equality; null if it is no plain equality. */
    static List<Object> valuesOf(Object condition) {
        Collection<?> values = Arrays.asList(condition);
        if (condition instanceof Document operators) {
            values = operators.get("$in") instanceof Collection<?> in ? in : Arrays.asList(operators.get("$eq"));
        }
        return values.stream().allMatch(Lookup::isPlain) ? values.stream().map(Lookup::normal).toList() : null;
    }

    static boolean isPlain(Object value) {
        boolean compound = value instanceof Map || value instanceof Collection;
        return Missing.isNeitherNullNorMissing(value) && !compound && !(value instanceof BsonRegularExpression);
    }

    /** Numbers of different types are one value, as they are for a query. */
    static Object normal(Object value) {
        return value instanceof Number ? new KeyValue(value).normalized().get(0) : value;
    }
}
