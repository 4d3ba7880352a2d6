import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Date;
import java.util.Map;
import org.mustangproject.BankDetails;
import org.mustangproject.Invoice;
import org.mustangproject.Item;
import org.mustangproject.Product;
import org.mustangproject.TradeParty;
import org.mustangproject.ZUGFeRD.IZUGFeRDExporter;
import org.mustangproject.ZUGFeRD.Profiles;
import org.mustangproject.ZUGFeRD.ZUGFeRDExporterFromA3;

/** Mustang attaching XML, and making it of its own model first. It takes a PDF that claims nothing only when told to ignore that. */
final class MustangPdf {
    private static final int LINES = 10;

    public static void main(String[] args) throws Exception {
        byte[] xml = Files.readAllBytes(Path.of(args[0]));
        Peer.serve(Map.of("attach-cii", pdf -> attach(pdf, xml), "make-cii", MustangPdf::make));
    }

    private static int attach(byte[] pdf, byte[] xml) throws IOException {
        IZUGFeRDExporter exporter = exporter(pdf);
        exporter.setXML(xml);
        return export(exporter);
    }

    private static int make(byte[] pdf) throws IOException {
        IZUGFeRDExporter exporter = exporter(pdf);
        exporter.setTransaction(invoice());
        return export(exporter);
    }

    private static IZUGFeRDExporter exporter(byte[] pdf) throws IOException {
        return new ZUGFeRDExporterFromA3().ignorePDFAErrors().load(pdf)
            .setProducer("bench").setCreator("bench").setZUGFeRDVersion(2).setProfile(Profiles.getByName("EN16931"));
    }

    private static int export(IZUGFeRDExporter exporter) throws IOException {
        exporter.export(new ByteArrayOutputStream(1 << 18));
        exporter.close();
        return 0;
    }

    private static Invoice invoice() {
        TradeParty seller = new TradeParty("Atelier", "1 rue A", "69001", "Lyon", "FR").addVATID("FR11999999998")
            .addBankDetails(new BankDetails("FR7630006000011234567890189"));
        TradeParty buyer = new TradeParty("Client", "2 rue B", "75001", "Paris", "FR").addVATID("FR22999999997");
        Invoice invoice = new Invoice().setNumber("F-1").setIssueDate(new Date()).setDueDate(new Date())
            .setDeliveryDate(new Date()).setSender(seller).setRecipient(buyer).setCurrency("EUR");
        for (int i = 0; i < LINES; i++) {
            Product product = new Product("Service " + i, "", "HUR", new BigDecimal("20"));
            invoice.addItem(new Item(product, new BigDecimal("100.00"), new BigDecimal("2")));
        }
        return invoice;
    }
}
