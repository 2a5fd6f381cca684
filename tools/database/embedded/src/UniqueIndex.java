package meritum.embedded;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map.Entry;
import java.util.Set;
import java.util.stream.Collectors;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;

/** A unique index that lies in the file, committed together with the documents that it guards. */
final class UniqueIndex extends AbstractUniqueIndex<Object> implements Lookup {

    private final MVMap<Object, Object> positions;

    UniqueIndex(MVMap<Object, Object> positions, String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.positions = positions;
    }

    @Override
    public Collection<Object> candidates(Document query) {
        List<List<Object>> wanted = Lookup.prefixes(keys(), query);
        // The library indexes arrays under a dotted name otherwise than it queries them.
        if (wanted == null || keys().stream().anyMatch(field -> field.contains("."))) {
            return null;
        }
        Set<Object> found = new LinkedHashSet<>();
        wanted.forEach(prefix -> collect(prefix, found));
        return found;
    }

    /** Keys are in order, a prefix right before the keys that start with it. */
    private void collect(List<Object> prefix, Set<Object> found) {
        Cursor<Object, Object> keys = positions.cursor(prefix, null, false);
        while (keys.hasNext() && ((List<?>) keys.next()).subList(0, prefix.size()).equals(prefix)) {
            found.add(keys.getValue());
        }
    }

    @Override
    public synchronized void checkAdd(Document document, MongoCollection<Object> collection) {
        Duplicates.watch(this, document, () -> super.checkAdd(document, collection));
    }

    @Override
    public synchronized void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
        Duplicates.watch(this, after, () -> super.checkUpdate(before, after, collection));
    }

    /** What a document has under an index's field; null if nothing. */
    static Object valueOf(Document document, String field) {
        Object value = Utils.getSubdocumentValueCollectionAware(document, field);
        return Missing.isNullOrMissing(value) ? null : value;
    }

    @Override
    public boolean hasSameOptions(Index<?> other) {
        return other instanceof UniqueIndex && toIndexDescription().equals(other.toIndexDescription());
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
