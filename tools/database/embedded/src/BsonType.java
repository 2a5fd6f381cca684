package meritum.embedded;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.ObjectId;
import de.bwaldvogel.mongo.wire.BsonConstants;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** How keys and documents lie in the file: as BSON. Java serialization, H2's default, is slower and larger. */
final class BsonType extends BasicDataType<Object> {

    @Override
    public int getMemory(Object value) {
        int size = 32;
        if (value instanceof Map<?, ?> fields) {
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                size += 64 + getMemory(field.getValue());
            }
        } else if (value instanceof Collection<?> elements) {
            for (Object element : elements) {
                size += getMemory(element);
            }
        } else if (value instanceof BinData data) {
            size += data.getData().length;
        } else if (value instanceof String text) {
            size += text.length();
        }
        return size;
    }

    /** Pages are split by memory: by the average of a sample, one could get 48 file chunks of 255 kB. */
    @Override
    public boolean isMemoryEstimationAllowed() {
        return false;
    }

    @Override
    public int compare(Object a, Object b) {
        if (a instanceof ObjectId first && b instanceof ObjectId second) {
            return first.compareTo(second);
        } else if (a instanceof String first && b instanceof String second) {
            return first.compareTo(second);
        } else if (a instanceof Integer first && b instanceof Integer second) {
            return first.compareTo(second);
        } else if (a instanceof List<?> first && b instanceof List<?> second) {
            return compareLists(first, second);
        }
        return Arrays.compareUnsigned(encode(a), encode(b));
    }

    /** By element, so that an index's keys with the same first values lie next to each other. */
    private int compareLists(List<?> a, List<?> b) {
        for (int at = 0; at < a.size() && at < b.size(); at++) {
            int order = compare(a.get(at), b.get(at));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    @Override
    public void write(WriteBuffer buffer, Object value) {
        byte[] bytes = encode(value);
        buffer.putVarInt(bytes.length).put(bytes);
    }

    @Override
    public Object read(ByteBuffer buffer) {
        byte[] bytes = new byte[DataUtils.readVarInt(buffer)];
        buffer.get(bytes);
        if (bytes[0] == BsonConstants.TYPE_UNDEFINED) {
            return Missing.getInstance();
        }
        return BsonDecoder.decodeValue(bytes[0], Unpooled.wrappedBuffer(bytes, 1, bytes.length - 1));
    }

    @Override
    public Object[] createStorage(int size) {
        return new Object[size];
    }

    private static byte[] encode(Object value) {
        if (value instanceof Missing) {
            return new byte[] {BsonConstants.TYPE_UNDEFINED};
        }
        ByteBuf out = Unpooled.buffer();
        byte type = BsonEncoder.determineType(value);
        out.writeByte(type);
        BsonEncoder.encodeValue(type, value, out);
        return Arrays.copyOf(out.array(), out.writerIndex());
    }
}
