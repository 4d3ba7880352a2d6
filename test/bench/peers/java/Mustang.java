import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.mustangproject.validator.ESeverity;
import org.mustangproject.validator.ValidationContext;
import org.mustangproject.validator.XMLValidator;

/** Mustang chooses schema and sheets by what the document declares; its notices, which run further sheets, are off. */
final class Mustang {
    public static void main(String[] args) throws Exception {
        Peer.serve(Map.of("schema+en-cii", Mustang::judge, "schema+en-ubl", Mustang::judge));
    }

    private static int judge(byte[] document) throws Exception {
        ValidationContext context = new ValidationContext(null);
        XMLValidator validator = new XMLValidator(context);
        validator.disableNotices();
        validator.setStringContent(new String(document, StandardCharsets.UTF_8));
        validator.validate();
        return (int) context.getResults().stream().filter(item -> isFatal(item.getSeverity())).count();
    }

    private static boolean isFatal(ESeverity severity) {
        return severity == ESeverity.error || severity == ESeverity.exception || severity == ESeverity.fatal;
    }
}
