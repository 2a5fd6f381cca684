package meritum.embedded;

import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map.Entry;
import java.util.stream.Collectors;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;

/** A unique index in the file, committed with the documents that it guards. Finds them by its first field. */
final class UniqueIndex extends AbstractUniqueIndex<Object> implements Lookup {

    /** Counting goes this far only, as each key is read from the file. */
    private static final int FEW = 50;
    static final int MANY = 1_000_000;

    private final MVMap<Object, Object> positions;

    UniqueIndex(MVMap<Object, Object> positions, String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.positions = positions;
    }

    boolean startsWith(String field) {
        // The library indexes arrays under a dotted name otherwise than it queries them.
        return keys().get(0).equals(field) && !field.contains(".");
    }

    @Override
    public int count(Object value) {
        List<Object> some = new ArrayList<>();
        collect(value, some, FEW);
        return some.size() < FEW ? some.size() : MANY;
    }

    @Override
    public void collect(Object value, Collection<Object> found) {
        collect(value, found, Integer.MAX_VALUE);
    }

    /** Keys are in order: those that start with the value stand next to each other. */
    private void collect(Object value, Collection<Object> found, int most) {
        Cursor<Object, Object> keys = positions.cursor(List.of(value), null, false);
        while (found.size() < most && keys.hasNext() && ((List<?>) keys.next()).get(0).equals(value)) {
            found.add(keys.getValue());
        }
    }

    @Override
    protected Object removeDocument(KeyValue key) {
        return positions.remove(stored(key));
    }

    @Override
    protected boolean putKeyPosition(KeyValue key, Object position) {
        return positions.putIfAbsent(stored(key), Missing.ofNullable(position)) == null;
    }

    @Override
    protected Object getPosition(KeyValue key) {
        return positions.get(stored(key));
    }

    @Override
    protected Iterable<Entry<KeyValue, Object>> getIterable() {
        throw new UnsupportedOperationException("regular expressions are answered by reading the collection");
    }

    @Override
    public long getCount() {
        return positions.sizeAsLong();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }

    private static List<Object> stored(KeyValue key) {
        return key.stream().collect(Collectors.toList()); // it may hold nulls
    }
}
