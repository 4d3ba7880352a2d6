"""Odoo 17: when an invoice is posted, its PDF becomes a Factur-X PDF that breaks no rule, or it is not posted.

A model of an addon that depends on `account`; the package `conforme` is installed beside Odoo. Where the service is stands in the
system parameters `conforme.url` and `conforme.key`.
"""

from decimal import Decimal

from conforme import Client, ConformeError
from odoo import _, models
from odoo.exceptions import UserError


def exact(value, digits=2):
    """Odoo keeps amounts as floats, rounded by their currency: what it shows is the amount."""
    return Decimal(f"{value:.{digits}f}")


def party(partner):
    address = {
        "line1": partner.street or None,
        "line2": partner.street2 or None,
        "postal_code": partner.zip or None,
        "city": partner.city or None,
        "country": partner.country_id.code,
    }
    siret = (partner.company_registry or "").replace(" ", "")
    fields = {"name": partner.commercial_partner_id.name, "vat_id": partner.vat or None, "address": address}
    if len(siret) == 14:
        fields |= {"siren": siret[:9], "siret": siret}
    return fields


def line(each):
    tax = each.tax_ids[:1]
    return {
        "item_name": each.product_id.name or each.name,
        "item_description": each.name,
        "quantity": exact(each.quantity, 6),
        "unit_price": (exact(each.price_unit, 4) * (100 - exact(each.discount)) / 100).quantize(Decimal("0.0001")),
        "vat_category": "S" if tax.amount else "Z",
        "vat_rate": exact(tax.amount),
    }


class AccountMove(models.Model):
    _inherit = "account.move"

    def _post(self, soft=True):
        posted = super()._post(soft)
        for move in posted.filtered(lambda each: each.move_type in ("out_invoice", "out_refund")):
            move._conforme_embed()
        return posted

    def _conforme_embed(self):
        self.ensure_one()
        parameters = self.env["ir.config_parameter"].sudo()
        pdf, _kind = self.env["ir.actions.report"]._render_qweb_pdf("account.account_invoices", res_ids=self.ids)
        try:
            with Client(parameters.get_param("conforme.url"), parameters.get_param("conforme.key"), language="fr") as client:
                document = client.embed(pdf, invoice=self._conforme_invoice())
                verdict = client.validate(document.content)
        except ConformeError as refused:
            # The transaction is rolled back: the invoice stays a draft, and its author reads why.
            said = "\n".join(f"{each.get('pointer')}: {each.get('message', each.get('msg'))}" for each in refused.details)
            raise UserError(_("The invoice cannot be sent as it is.\n%s", said or refused.message)) from refused
        if not verdict.valid:
            raise UserError("\n".join(f"{finding.rule}: {finding.message}" for finding in verdict.findings))
        self.env["ir.attachment"].create(
            {
                "name": f"{self.name.replace('/', '-')}.pdf",
                "raw": document.content,
                "mimetype": document.media_type,
                "res_model": self._name,
                "res_id": self.id,
            }
        )

    def _conforme_invoice(self):
        return {
            "number": self.name,
            "type_code": "381" if self.move_type == "out_refund" else "380",
            "issue_date": self.invoice_date,
            "due_date": self.invoice_date_due,
            "currency": self.currency_id.name,
            "buyer_reference": self.ref or None,
            "seller": party(self.company_id.partner_id),
            "buyer": party(self.partner_id),
            "payment": {"means_code": "30", "iban": self.partner_bank_id.sanitized_acc_number or None},
            "lines": [line(each) for each in self.invoice_line_ids if each.display_type == "product"],
        }
