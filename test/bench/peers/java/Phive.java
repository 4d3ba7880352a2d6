import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.io.resource.inmemory.ReadableResourceByteArray;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.IValidationExecutorSet;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.result.ValidationResultList;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.france.FranceCTCValidation;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import java.util.Map;

/** phive with its packaged rules: schema and EN 16931 are one set of its, schema, EN 16931 and BR-FR another. */
final class Phive {
    private final ValidationExecutorSetRegistry<IValidationSourceXML> registry = new ValidationExecutorSetRegistry<>();

    public static void main(String[] args) throws Exception {
        Phive phive = new Phive();
        EN16931Validation.initEN16931(phive.registry);
        FranceCTCValidation.initFranceCTC(phive.registry);
        Peer.serve(Map.of(
            "schema+en-cii", phive.work(EN16931Validation.VID_CII_1316),
            "schema+en-ubl", phive.work(EN16931Validation.VID_UBL_INVOICE_1316),
            "full-cii", phive.work(FranceCTCValidation.VID_FR_CTC_CII_1_3_0),
            "full-ubl", phive.work(FranceCTCValidation.VID_FR_CTC_UBL_INV_1_3_0)));
    }

    private Peer.Work work(DVRCoordinate coordinate) {
        IValidationExecutorSet<IValidationSourceXML> set = registry.getOfID(coordinate);
        if (set == null) throw new IllegalStateException("phive has no " + coordinate.getAsSingleID());
        return document -> {
            IValidationSourceXML source = ValidationSourceXML.create(new ReadableResourceByteArray(document));
            ValidationResultList results =
                ValidationExecutionManager.executeValidation(IValidityDeterminator.createDefault(), set, source);
            return results.getAllErrors().size();
        };
    }
}
