import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Judges the PDF files named on standard input against one PDF/A flavour (argument, e.g. 3b), one JSON line each. */
public class VeraPdf {
    private static final ObjectMapper JSON = new ObjectMapper();

    public static void main(String[] args) throws Exception {
        PDFAFlavour flavour = PDFAFlavour.fromString(args[0]);
        if (flavour == PDFAFlavour.NO_FLAVOUR) throw new IllegalArgumentException("unknown flavour " + args[0]);
        // It logs each oddity of a damaged file with a stack trace; the verdict line says what matters.
        LogManager.getLogManager().reset();
        VeraGreenfieldFoundryProvider.initialise();
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader files = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String file = files.readLine(); file != null; file = files.readLine()) {
            out.println(JSON.writeValueAsString(judge(file, flavour)));
        }
    }

    private static Map<String, Object> judge(String file, PDFAFlavour flavour) {
        Map<String, Object> line = new LinkedHashMap<>();
        Map<String, String> failures = new TreeMap<>();
        line.put("file", file);
        line.put("pass", false);
        try (InputStream pdf = new FileInputStream(file);
                PDFAParser parser = Foundries.defaultInstance().createParser(pdf, flavour);
                PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
            var result = validator.validate(parser);
            line.put("pass", result.isCompliant());
            for (TestAssertion check : result.getTestAssertions()) note(check, failures);
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            line.put("error", e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        line.put("failures", failures.keySet());
        line.put("messages", failures.values());
        return line;
    }

    private static void note(TestAssertion check, Map<String, String> failures) {
        if (check.getStatus() != TestAssertion.Status.FAILED) return;
        String clause = check.getRuleId().getClause() + "-" + check.getRuleId().getTestNumber();
        String where = check.getLocation() == null ? "" : " at " + check.getLocation().getContext();
        failures.putIfAbsent(clause, check.getMessage() + where);
    }
}
