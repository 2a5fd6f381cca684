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
        add(valuesIn(document), position);
    }

    void remove(Document document, Object position) {
        remove(valuesIn(document), position);
    }

    /** Documents whose value stays keep their place among those of the same value. */
    void replace(Document before, Document after, Object position) {
        Set<Object> old = valuesIn(before);
        Set<Object> current = valuesIn(after);
        Set<Object> gone = new LinkedHashSet<>(old);
        gone.removeAll(current);
        current.removeAll(old);
        remove(gone, position);
        add(current, position);
    }

    private void add(Set<Object> values, Object position) {
        values.forEach(value -> positions.computeIfAbsent(value, v -> new LinkedHashSet<>()).add(position));
    }

    private void remove(Set<Object> values, Object position) {
        values.forEach(value -> positions.computeIfPresent(value, (v, some) -> {
            some.remove(position);
            return some.isEmpty() ? null : some;
        }));
    }

    private Set<Object> valuesIn(Document document) {
        Set<Object> values = new LinkedHashSet<>();
        forEachValue(document, 0, values::add);
        return values;
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
