import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.*;

/**
 * Evaluates XPath, one JSON line in, one out: `{expression, text, at, namespaces}` → `{items: ["type value", ...]}` or
 * `{error}`. `at` is the path of the context node in the document `text`.
 */
public class Expressions {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Processor processor = new Processor(false);
    private final Map<String, XdmNode> documents = new LinkedHashMap<>();

    public static void main(String[] args) throws Exception {
        Expressions expressions = new Expressions();
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            out.println(JSON.writeValueAsString(expressions.answer(JSON.readTree(line))));
        }
    }

    private Map<String, Object> answer(JsonNode question) {
        Map<String, Object> answer = new LinkedHashMap<>();
        try {
            XPathCompiler compiler = processor.newXPathCompiler();
            compiler.setWarningHandler(error -> { });
            question.get("namespaces").fields()
                .forEachRemaining(each -> compiler.declareNamespace(each.getKey(), each.getValue().asText()));
            XdmNode document = document(question.get("text").asText());
            XdmItem context = compiler.evaluateSingle(question.get("at").asText(), document);
            List<String> items = new ArrayList<>();
            for (XdmItem item : compiler.evaluate(question.get("expression").asText(), context)) {
                items.add(spell(compiler, item));
            }
            answer.put("items", items);
        } catch (SaxonApiException | RuntimeException e) {
            answer.put("error", String.valueOf(e.getMessage()));
        }
        return answer;
    }

    private XdmNode document(String text) throws SaxonApiException {
        XdmNode known = documents.get(text);
        if (known != null) return known;
        XdmNode fresh = processor.newDocumentBuilder().build(new StreamSource(new StringReader(text)));
        documents.put(text, fresh);
        return fresh;
    }

    private static String spell(XPathCompiler compiler, XdmItem item) throws SaxonApiException {
        if (item instanceof XdmNode) return "node " + compiler.evaluateSingle("path(.)", item).getStringValue();
        XdmAtomicValue value = (XdmAtomicValue) item;
        String type = value.getPrimitiveTypeName().getLocalName();
        return (type.equals("anyURI") ? "string" : type) + " " + value.getStringValue();
    }
}
