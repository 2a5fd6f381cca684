package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Set;

/** The refusals inside filters, sorts and projections. */
final class Filters {

    private static final Set<String> OPERATORS = Refusals.words(
        "$and $or $nor $not $eq $ne $gt $gte $lt $lte $in $nin $exists $type $mod $size $all $elemMatch $regex "
            + "$options $expr $comment");
    private static final Set<String> COMPARISONS = Set.of("$gt", "$gte", "$lt", "$lte");
    private static final Set<String> REGEX = Set.of("$regex", "$options");

    private Filters() {
    }

    static void check(Object filter) {
        // The library takes such a filter for a legacy message, and the value for the filter itself.
        if (filter instanceof Document document && (document.containsKey("query") || document.containsKey("$query"))) {
            throw Refusals.refused("a filter on a field called query");
        }
        checkOperators(filter);
    }

    private static void checkOperators(Object filter) {
        if (filter instanceof Collection<?> filters) {
            filters.forEach(Filters::checkOperators);
        } else if (filter instanceof Document document) {
            if (document.containsKey("$regex") && !REGEX.containsAll(document.keySet())) {
                throw Refusals.refused("$regex beside other operators of the same field; join them by $and");
            }
            document.forEach((key, value) -> {
                if (key.startsWith("$") && !OPERATORS.contains(key)) {
                    throw Refusals.refused("the operator " + key);
                }
                if (value == null && COMPARISONS.contains(key)) {
                    throw Refusals.refused("comparing with null by " + key);
                }
                if (!key.equals("$expr")) {
                    checkOperators(value);
                }
            });
        }
    }

    static void checkSort(Object sort) {
        if (sort instanceof Document fields && !fields.values().stream().allMatch(Number.class::isInstance)) {
            throw Refusals.refused("sorting by anything but 1 and -1");
        }
    }

    static void checkProjection(Object projection) {
        if (projection instanceof Document fields) {
            fields.forEach((field, value) -> {
                if (!(value instanceof Number || value instanceof Boolean) || field.contains("$")) {
                    throw Refusals.refused("projections other than 1 and 0 (" + field + ")");
                }
            });
        }
    }
}
