package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** What filters, sorts, projections and pipelines may ask for. */
final class Filters {

    private static final Set<String> OPERATORS = Refusals.words(
        "$and $or $nor $not $eq $ne $gt $gte $lt $lte $in $nin $exists $type $size $all $elemMatch $comment");
    private static final Set<String> ACCUMULATORS = Set.of("$sum", "$min", "$max");
    private static final Set<String> COMPARISONS = Set.of("$gt", "$gte", "$lt", "$lte");

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
            document.forEach((key, value) -> {
                if (key.startsWith("$") && !OPERATORS.contains(key)) {
                    throw Refusals.refused("the operator " + key);
                }
                if (value == null && COMPARISONS.contains(key)) {
                    throw Refusals.refused("comparing with null by " + key);
                }
                checkOperators(value);
            });
        }
    }

    static void checkSort(Object sort) {
        if (sort instanceof Document fields) {
            fields.forEach((field, value) -> {
                if (!(value instanceof Number) || field.startsWith("$")) {
                    throw Refusals.refused("sorting by anything but 1 and -1 of a field");
                }
            });
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

    /** Counting and adding up is all that is asked for: $match, then $group with sums and extremes. */
    static void checkPipeline(Object pipeline) {
        if (!(pipeline instanceof List<?> stages && !stages.isEmpty())) {
            throw Refusals.refused("an aggregation that does not start with $match");
        }
        for (int at = 0; at < stages.size(); at++) {
            Document stage = (Document) stages.get(at);
            String name = stage.keySet().iterator().next();
            if (!name.equals(at == 0 ? "$match" : "$group")) {
                throw Refusals.refused("the stage " + name + " as number " + (at + 1) + " of an aggregation");
            }
            if (at == 0) {
                check(stage.get(name));
            } else {
                checkGroup(stage.get(name));
            }
        }
    }

    private static void checkGroup(Object part) {
        if (part instanceof Collection<?> parts) {
            parts.forEach(Filters::checkGroup);
        } else if (part instanceof Document document) {
            document.forEach((key, value) -> {
                if (key.startsWith("$") && !ACCUMULATORS.contains(key)) {
                    throw Refusals.refused("the expression " + key + " in $group");
                }
                checkGroup(value);
            });
        }
    }
}
