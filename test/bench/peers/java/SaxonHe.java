import java.io.ByteArrayInputStream;
import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import net.sf.saxon.s9api.Axis;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.QName;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XdmSequenceIterator;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXParseException;

/**
 * Saxon-HE with the official stylesheets, and the JDK's Xerces for schemas.
 * Arguments, two for each work: WORK-SYNTAX, then SCHEMA_FILE or "-", then the sheets' URLs, all separated by "|".
 */
final class SaxonHe {
    private final Processor processor = new Processor(false);
    private final QName flag = new QName("flag");

    public static void main(String[] args) throws Exception {
        SaxonHe saxon = new SaxonHe();
        Map<String, Peer.Work> works = new HashMap<>();
        for (String argument : args) {
            String[] parts = argument.split("\\|");
            works.put(parts[0], saxon.work(parts));
        }
        Peer.serve(works);
    }

    private Peer.Work work(String[] parts) throws Exception {
        Schema schema = parts[1].equals("-") ? null : SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(new File(parts[1]));
        XsltCompiler compiler = processor.newXsltCompiler();
        compiler.setErrorReporter(error -> { });
        List<XsltExecutable> sheets = new ArrayList<>();
        for (int i = 2; i < parts.length; i++) sheets.add(compiler.compile(new StreamSource(parts[i])));
        return document -> {
            int fatal = schema == null ? 0 : faults(schema, document);
            if (sheets.isEmpty()) return fatal;
            XdmNode tree = processor.newDocumentBuilder().build(new StreamSource(new ByteArrayInputStream(document)));
            for (XsltExecutable sheet : sheets) fatal += judge(sheet, tree);
            return fatal;
        };
    }

    private static int faults(Schema schema, byte[] document) throws Exception {
        int[] faults = {0};
        Validator validator = schema.newValidator();
        validator.setErrorHandler(new ErrorHandler() {
            public void warning(SAXParseException e) { }
            public void error(SAXParseException e) { faults[0]++; }
            public void fatalError(SAXParseException e) { faults[0]++; }
        });
        validator.validate(new StreamSource(new ByteArrayInputStream(document)));
        return faults[0];
    }

    private int judge(XsltExecutable sheet, XdmNode tree) throws Exception {
        XdmDestination svrl = new XdmDestination();
        XsltTransformer transformer = sheet.load();
        transformer.setMessageHandler(message -> { });
        transformer.setErrorReporter(error -> { });
        transformer.setInitialContextNode(tree);
        transformer.setDestination(svrl);
        transformer.transform();
        int fatal = 0;
        XdmSequenceIterator<XdmNode> nodes = svrl.getXdmNode().axisIterator(Axis.DESCENDANT);
        while (nodes.hasNext()) if ("fatal".equals(nodes.next().getAttributeValue(flag))) fatal++;
        return fatal;
    }
}
