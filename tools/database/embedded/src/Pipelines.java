package meritum.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Set;

/** The refusals inside aggregations. */
final class Pipelines {

    private static final Set<String> STAGES = Refusals.words(
        "$match $skip $limit $sort $project $count $group $addFields $unwind $lookup $replaceRoot $sample $sortByCount "
            + "$bucket $facet $unset");

    private Pipelines() {
    }

    static void check(Object pipeline) {
        if (pipeline instanceof Collection<?> stages) {
            for (Object stage : stages) {
                if (stage instanceof Document document) {
                    document.forEach(Pipelines::checkStage);
                }
            }
        }
    }

    private static void checkStage(String name, Object stage) {
        if (!STAGES.contains(name)) {
            throw Refusals.refused("the stage " + name + " of an aggregation");
        }
        checkExpressions(stage);
        switch (name) {
            case "$match" -> Filters.check(stage);
            case "$sort" -> Filters.checkSort(stage);
            case "$addFields" -> ((Document) stage).keySet().forEach(Pipelines::checkUndotted);
            case "$project" -> checkProject((Document) stage);
            case "$unset" -> checkUndotted(stage);
            case "$lookup" -> {
                checkUndotted(((Document) stage).get("as"));
                check(((Document) stage).get("pipeline"));
            }
            case "$facet" -> ((Document) stage).values().forEach(Pipelines::check);
            default -> { }
        }
    }

    private static void checkProject(Document fields) {
        fields.forEach((name, value) -> {
            checkUndotted(name);
            if (value instanceof Document nested && nested.keySet().stream().noneMatch(key -> key.startsWith("$"))) {
                if (nested.values().stream().anyMatch(each -> each instanceof Number || each instanceof Boolean)) {
                    throw Refusals.refused("choosing nested fields in $project (" + name + ")");
                }
                checkProject(nested);
            }
        });
    }

    private static void checkExpressions(Object part) {
        if (part instanceof Collection<?> parts) {
            parts.forEach(Pipelines::checkExpressions);
        } else if (part instanceof Document document) {
            if (document.containsKey("$dayOfWeek")) {
                throw Refusals.refused("$dayOfWeek, which its library counts from another day");
            }
            document.values().forEach(Pipelines::checkExpressions);
        }
    }

    private static void checkUndotted(Object name) {
        if (String.valueOf(name).contains(".")) {
            throw Refusals.refused("the dotted name " + name + " in a stage that makes fields; nest objects");
        }
    }
}
