import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.xml.sax.SAXException;

/**
 * Xerces, as Java brings it, over the files named on standard input: a line {file, reasons: {SCHEMA: REASON}} each, the reason
 * empty for what is valid.
 * Usage: Schemas NAME=SCHEMA_FILE...
 */
public class Schemas {
    public static void main(String[] args) throws Exception {
        SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        Map<String, Schema> schemas = new LinkedHashMap<>();
        for (String arg : args) {
            int equals = arg.indexOf('=');
            schemas.put(arg.substring(0, equals), factory.newSchema(new File(arg.substring(equals + 1))));
        }
        ObjectMapper json = new ObjectMapper();
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader files = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String file = files.readLine(); file != null; file = files.readLine()) {
            Map<String, String> reasons = new LinkedHashMap<>();
            for (Map.Entry<String, Schema> each : schemas.entrySet()) {
                reasons.put(each.getKey(), reasonOf(each.getValue(), file));
            }
            out.println(json.writeValueAsString(Map.of("file", file, "reasons", reasons)));
        }
    }

    private static String reasonOf(Schema schema, String file) throws IOException {
        Validator validator = schema.newValidator();
        try {
            // An instance may name schemas of its own; only the publisher's counts.
            validator.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            validator.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            validator.validate(new StreamSource(new File(file)));
            return "";
        } catch (SAXException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
