import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.Serializer;
import net.sf.saxon.s9api.Xslt30Transformer;
import net.sf.saxon.s9api.XsltExecutable;

/**
 * Turns the Schematron schemas named on standard input into stylesheets, called 0.xsl, 1.xsl and so on.
 * Usage: Transpile TRANSPILER_URL FOLDER; a JSON line for each says whether there is a sheet.
 */
public class Transpile {
    public static void main(String[] args) throws Exception {
        Processor processor = new Processor(false);
        XsltExecutable sheet = processor.newXsltCompiler().compile(new StreamSource(args[0]));
        BufferedReader files = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int number = 0;
        for (String file = files.readLine(); file != null; file = files.readLine()) {
            Path target = Path.of(args[1], number++ + ".xsl");
            try {
                Xslt30Transformer transformer = sheet.load30();
                Serializer out = processor.newSerializer(target.toFile());
                transformer.transform(new StreamSource(Path.of(file).toUri().toString()), out);
                System.out.println("{\"sheet\": true}");
            } catch (Exception e) {
                System.out.println("{\"sheet\": false}");
                System.err.println(file + ": " + e.getMessage());
            }
        }
    }
}
