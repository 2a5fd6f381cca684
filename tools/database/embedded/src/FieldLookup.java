package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The positions of a collection's documents by the values of one field, in memory. */
final class FieldLookup implements Lookup {

    private final String[] path;
    private final Map<Object, Set<Object>> positions = new HashMap<>();

    FieldLookup(String field) {
        path = field.split("\\.");
    }

    @Override
    public int count(Object value) {
        return positions.getOrDefault(value, Set.of()).size();
    }

    @Override
    public void collect(Object value, Collection<Object> found) {
        found.addAll(positions.getOrDefault(value, Set.of()));
    }

    void add(Document document, Object position) {
        forEachValue(document, 0, value -> positions.computeIfAbsent(value, v -> new LinkedHashSet<>()).add(position));
    }

    void remove(Document document, Object position) {
        forEachValue(document, 0, value -> positions.computeIfPresent(value, (v, some) -> {
            some.remove(position);
            return some.isEmpty() ? null : some;
        }));
    }

    /** Every value that an equality on the path could mean: the one there, or elements of arrays on the way. */
    private void forEachValue(Object part, int depth, Consumer<Object> action) {
        if (part instanceof Collection<?> elements) {
            elements.forEach(element -> forEachValue(element, depth, action));
        } else if (depth == path.length) {
            if (Lookup.isPlain(part)) {
                action.accept(Lookup.normal(part));
            }
        } else if (part instanceof Document document) {
            forEachValue(document.get(path[depth]), depth + 1, action);
        }
    }
}
