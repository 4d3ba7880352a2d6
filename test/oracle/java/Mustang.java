import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.mustangproject.ZUGFeRD.ZUGFeRDInvoiceImporter;

/** The invoice as Mustang takes it out of PDFs: a line `SHA-256 TAB file` for each file named on a line of the input. */
public final class Mustang {
  /** The reader as it is, but that the invoice is not interpreted: what it means is no business of this comparison. */
  private static final class Raw extends ZUGFeRDInvoiceImporter {
    private Raw() {
      parseAutomatically = false;
    }

    private byte[] of(String file) {
      setPDFFilename(file);
      return rawXML;
    }
  }

  public static void main(String[] args) throws Exception {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    for (String file = input.readLine(); file != null; file = input.readLine()) {
      System.out.println(digest(file) + "\t" + file);
    }
  }

  private static String digest(String file) {
    try {
      byte[] xml = new Raw().of(file);
      return xml == null ? "nothing" : HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(xml));
    } catch (Exception fault) {
      return fault.toString().replaceAll("\\s+", " ");
    }
  }
}
