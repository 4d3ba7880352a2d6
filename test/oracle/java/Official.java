import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Axis;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.QName;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XdmSequenceIterator;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Runs compiled Schematron over the files named on standard input, one JSON line each.
 * Usage: Official [--findings] [--quick] NAME=SHEET_URL...
 * --quick takes a sheet that stops at its word, for whoever asks again of those that matter.
 */
public class Official {
    private static final String SVRL = "http://purl.oclc.org/dsdl/svrl";
    /** Factur-X gives some rules a running number of its editor for an id. */
    private static final String RUNNING_NUMBER = "FX-SCH-";
    /** Factur-X names its rules only in the text, as "[BR-01] ...". */
    private static final Pattern TAG = Pattern.compile("^\\s*\\[([^\\]]+)\\]");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Processor processor = new Processor(false);
    private final Map<String, XsltExecutable> sheets = new LinkedHashMap<>();
    private final Map<String, String> urls = new LinkedHashMap<>();
    private final boolean withFindings;
    private final boolean quick;

    private Official(List<String> options) {
        withFindings = options.contains("--findings");
        quick = options.contains("--quick");
    }

    public static void main(String[] args) throws Exception {
        Official official = new Official(List.of(args));
        for (String arg : args) if (!arg.startsWith("--")) official.compile(arg);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader files = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String file = files.readLine(); file != null; file = files.readLine()) {
            for (Map<String, Object> line : official.judge(file)) out.println(JSON.writeValueAsString(line));
        }
    }

    private void compile(String nameAndSheet) throws SaxonApiException {
        int equals = nameAndSheet.indexOf('=');
        compile(nameAndSheet.substring(0, equals), nameAndSheet.substring(equals + 1));
    }

    private void compile(String name, String url) throws SaxonApiException {
        XsltCompiler compiler = processor.newXsltCompiler();
        // The official sheets earn dozens of warnings; only errors matter, and those throw.
        compiler.setErrorReporter(error -> {
            if (!error.isWarning()) System.err.println(error.getMessage());
        });
        urls.put(name, url);
        sheets.put(name, compiler.compile(new StreamSource(url)));
    }

    private List<Map<String, Object>> judge(String file) {
        List<Map<String, Object>> lines = new ArrayList<>();
        XdmNode document = null;
        String unreadable = null;
        try {
            document = processor.newDocumentBuilder().build(new StreamSource(Path.of(file).toUri().toString()));
        } catch (SaxonApiException e) {
            unreadable = "not well-formed: " + e.getMessage();
        }
        for (Map.Entry<String, XsltExecutable> sheet : sheets.entrySet()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("file", file);
            line.put("pack", sheet.getKey());
            line.put("rules", Map.of());
            if (document == null) line.put("aborted", unreadable);
            else judge(sheet.getKey(), document, line);
            lines.add(line);
        }
        return lines;
    }

    /**
     * Saxon learns from document to document which variables to evaluate before they are needed, and may so stop on one
     * that never is. Only an error that a freshly compiled stylesheet makes too is one of the document.
     */
    private void judge(String name, XdmNode document, Map<String, Object> line) {
        run(sheets.get(name), document, line);
        if (quick || !line.containsKey("aborted")) return;
        line.remove("aborted");
        try {
            compile(name, urls.get(name));
        } catch (SaxonApiException e) {
            throw new IllegalStateException(name + " compiled before", e);
        }
        run(sheets.get(name), document, line);
    }

    private void run(XsltExecutable sheet, XdmNode document, Map<String, Object> line) {
        try {
            XdmDestination svrl = new XdmDestination();
            XsltTransformer transformer = sheet.load();
            transformer.setMessageHandler(message -> { });
            transformer.setErrorReporter(error -> { });
            transformer.setInitialContextNode(document);
            transformer.setDestination(svrl);
            long started = System.nanoTime();
            transformer.transform();
            line.put("micros", (System.nanoTime() - started) / 1000);
            collect(svrl.getXdmNode(), line);
        } catch (SaxonApiException | RuntimeException e) {
            // A processor's own fault aborts this document only; the others still get their verdict.
            line.put("aborted", String.valueOf(e.getMessage()));
        }
    }

    private void collect(XdmNode svrl, Map<String, Object> line) {
        Map<String, Object[]> rules = new TreeMap<>();
        List<Map<String, String>> findings = new ArrayList<>();
        XdmSequenceIterator<XdmNode> nodes = svrl.axisIterator(Axis.DESCENDANT);
        XdmNode rule = null;
        String pattern = "";
        while (nodes.hasNext()) {
            XdmNode node = nodes.next();
            if (isSvrl(node, "active-pattern")) pattern = attribute(node, "id");
            if (isSvrl(node, "fired-rule")) rule = node;
            if (!isFinding(node)) continue;
            String text = messageOf(node).strip().replaceAll("\\s+", " ");
            String id = ruleOf(node, text);
            String flag = flagOf(node, rule);
            Object[] entry = rules.computeIfAbsent(id, any -> new Object[] {0, flag});
            entry[0] = (Integer) entry[0] + 1;
            String location = attribute(node, "location");
            String test = attribute(node, "test");
            findings.add(Map.of("rule", id, "flag", flag, "location", location, "text", text, "pattern", pattern, "test", test));
        }
        line.put("rules", rules);
        if (withFindings) line.put("findings", findings);
    }

    /** Diagnostics and properties stand beside the message. */
    private static String messageOf(XdmNode finding) {
        StringBuilder text = new StringBuilder();
        XdmSequenceIterator<XdmNode> children = finding.axisIterator(Axis.CHILD);
        while (children.hasNext()) {
            XdmNode child = children.next();
            if (isSvrl(child, "text")) text.append(child.getStringValue());
        }
        return text.toString();
    }

    private static boolean isFinding(XdmNode node) {
        return isSvrl(node, "failed-assert") || isSvrl(node, "successful-report");
    }

    private static boolean isSvrl(XdmNode node, String local) {
        QName name = node.getNodeName();
        return name != null && SVRL.equals(name.getNamespace()) && local.equals(name.getLocalName());
    }

    /** The finding's own flag or role, else those of its rule: publishers use either. */
    private static String flagOf(XdmNode finding, XdmNode rule) {
        for (XdmNode node : rule == null ? List.of(finding) : List.of(finding, rule)) {
            for (String name : List.of("flag", "role")) {
                if (!attribute(node, name).isEmpty()) return attribute(node, name);
            }
        }
        return "";
    }

    private static String ruleOf(XdmNode node, String text) {
        String id = attribute(node, "id");
        if (!id.isEmpty() && !id.startsWith(RUNNING_NUMBER)) return id;
        Matcher tag = TAG.matcher(text);
        return tag.find() ? tag.group(1) : "NOID";
    }

    private static String attribute(XdmNode node, String name) {
        String value = node.getAttributeValue(new QName(name));
        return value == null ? "" : value;
    }
}
