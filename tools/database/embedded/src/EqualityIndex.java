package meritum.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A secondary index in memory, built anew at each start: from the values of the index's first field,
 * of its first two, and so on, to positions. It answers equality and $in, not ranges or sorting.
 */
final class EqualityIndex extends Index<Object> implements Lookup {

    private final List<Map<List<Object>, Set<Object>>> byPrefix = new ArrayList<>();

    EqualityIndex(String name, List<IndexKey> keys) {
        // The library asks only sparse indexes to accept that remove() finds nothing, as this one's does.
        super(name, keys, true);
        keys.forEach(key -> byPrefix.add(new HashMap<>()));
    }

    @Override
    public Collection<Object> candidates(Document query) {
        List<List<Object>> wanted = Lookup.prefixes(keys(), query);
        if (wanted == null) {
            return null;
        }
        if (wanted.size() == 1) {
            return at(wanted.get(0));
        }
        Set<Object> found = new LinkedHashSet<>();
        wanted.forEach(prefix -> found.addAll(at(prefix)));
        return found;
    }

    private Set<Object> at(List<Object> prefix) {
        return byPrefix.get(prefix.size() - 1).getOrDefault(prefix, Set.of());
    }

    @Override
    public void add(Document document, Object position, MongoCollection<Object> collection) {
        for (List<Object> key : prefixesOf(document)) {
            Map<List<Object>, Set<Object>> positions = byPrefix.get(key.size() - 1);
            positions.computeIfAbsent(key, k -> new LinkedHashSet<>()).add(Missing.ofNullable(position));
        }
    }

    @Override
    public Object remove(Document document) {
        remove(document, Missing.ofNullable(document.get("_id")));
        return null;
    }

    @Override
    public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
        remove(before, position);
        add(after, position, collection);
    }

    private void remove(Document document, Object position) {
        for (List<Object> key : prefixesOf(document)) {
            byPrefix.get(key.size() - 1).computeIfPresent(key, (k, positions) -> {
                positions.remove(position);
                return positions.isEmpty() ? null : positions;
            });
        }
    }

    private Set<List<Object>> prefixesOf(Document document) {
        List<Set<Object>> values = new ArrayList<>();
        for (String field : keys()) {
            Set<Object> some = new LinkedHashSet<>();
            collect(document, field.split("\\."), 0, some);
            values.add(some.isEmpty() ? Collections.singleton(null) : some);
        }
        List<List<Object>> whole = Lookup.combinations(values);
        if (whole == null) {
            throw Refusals.refused("more than " + MOST_KEYS + " keys of one document in the index " + getName());
        }
        Set<List<Object>> prefixes = new LinkedHashSet<>();
        whole.forEach(key -> {
            for (int length = 1; length <= key.size(); length++) {
                prefixes.add(new ArrayList<>(key.subList(0, length)));
            }
        });
        return prefixes;
    }

    /** Every value that an equality on the path could mean: the one there, or an array's elements on the way. */
    private static void collect(Object value, String[] path, int at, Set<Object> found) {
        if (value instanceof Collection<?> elements) {
            elements.forEach(element -> collect(element, path, at, found));
        } else if (at == path.length) {
            found.add(Lookup.normal(value));
        } else if (value instanceof Document document) {
            collect(document.get(path[at]), path, at + 1, found);
        }
    }

    @Override
    public boolean hasSameOptions(Index<?> other) {
        return other instanceof EqualityIndex && toIndexDescription().equals(other.toIndexDescription());
    }

    @Override
    public Document toIndexDescription() {
        Document description = super.toIndexDescription();
        description.remove("sparse");
        return description;
    }

    @Override
    public Object getPosition(Document document) {
        return null;
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Object> collection) {
        prefixesOf(document);
    }

    @Override
    public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
        prefixesOf(after);
    }

    @Override
    public boolean canHandle(Document query) {
        return false;
    }

    @Override
    public Iterable<Object> getPositions(Document query) {
        throw new UnsupportedOperationException("candidates() is what this index answers");
    }

    @Override
    public long getCount() {
        return byPrefix.get(0).size();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }

    @Override
    public void drop() {
        byPrefix.forEach(Map::clear);
    }
}
