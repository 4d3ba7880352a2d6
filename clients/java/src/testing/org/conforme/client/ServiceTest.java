package org.conforme.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.conforme.client.api.InvoicesApi;
import org.conforme.client.model.Buyer;
import org.conforme.client.model.BuyerAddress;
import org.conforme.client.model.GenerateJsonOut;
import org.conforme.client.model.GenerateRequest;
import org.conforme.client.model.Invoice;
import org.conforme.client.model.Line;
import org.conforme.client.model.Payment;
import org.conforme.client.model.Seller;
import org.conforme.client.model.SellerAddress;
import org.conforme.client.model.ValidationOut;
import org.junit.jupiter.api.Test;

/** The running service, at CONFORME_URL with CONFORME_KEY. */
class ServiceTest {
  private final InvoicesApi invoices = new InvoicesApi(client());

  private static ApiClient client() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("CONFORME_URL"));
    return client.setRequestInterceptor(
        request -> request.header("Authorization", "Bearer " + System.getenv("CONFORME_KEY")));
  }

  @Test
  void makesAnInvoiceAndJudgesIt() throws Exception {
    GenerateJsonOut made = invoices.generate(generate(invoice("20")));
    assertTrue(new String(made.getContentBase64(), 0, 5, StandardCharsets.ISO_8859_1).equals("%PDF-"));
    assertEquals(new BigDecimal("9300.00"), made.getTotals().getAmountDue());
    assertTrue(made.getValidation().getValid());

    Path file = Files.createTempFile("invoice", ".pdf");
    try {
      Files.write(file, made.getContentBase64());
      ValidationOut verdict =
          invoices.validate(InvoicesApi.APIValidateRequest.newBuilder()._file(file.toFile()).build());
      assertTrue(verdict.getValid());
      assertEquals("factur-x", verdict.getFlavor());
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void aBrokenRuleIsARefusal() {
    ApiException refused =
        assertThrows(ApiException.class, () -> invoices.generate(generate(invoice("0.2"))));
    assertEquals(400, refused.getCode());
    assertTrue(refused.getResponseBody().contains("\"/invoice/lines/0/vat_rate\""));
  }

  private static InvoicesApi.APIGenerateRequest generate(Invoice invoice) {
    return InvoicesApi.APIGenerateRequest.newBuilder()
        .generateRequest(new GenerateRequest().invoice(invoice))
        .build();
  }

  private static Invoice invoice(String rate) {
    Seller seller =
        new Seller()
            .name("Atelier Belleroche SARL")
            .siren("999510217")
            .vatId("FR24999510217")
            .address(new SellerAddress().line1("14 rue des Tanneurs").postalCode("69007").city("Lyon").country("FR"));
    Buyer buyer =
        new Buyer()
            .name("Moulins de la Vézère SAS")
            .siren("999511876")
            .vatId("FR54999511876")
            .address(new BuyerAddress().line1("3 quai du Barrage").postalCode("19100").city("Brive").country("FR"));
    Line line =
        new Line()
            .itemName("Développement")
            .quantity(new BigDecimal("12.5"))
            .unitCode("DAY")
            .unitPrice(new BigDecimal("620.00"))
            .vatRate(new BigDecimal(rate));
    return new Invoice()
        .number("F-2026-0042")
        .issueDate(LocalDate.of(2026, 10, 5))
        .dueDate(LocalDate.of(2026, 11, 4))
        .seller(seller)
        .buyer(buyer)
        .payment(new Payment().meansCode("30").iban("FR7699999000010000210421730"))
        .addLinesItem(line);
  }
}
