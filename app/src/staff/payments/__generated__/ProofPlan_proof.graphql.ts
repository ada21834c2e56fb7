/**
 * @generated SignedSource<<2015163576b265ccbf6ca0c1370e143f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofPlan_proof$data = {
  readonly entry: {
    readonly databaseId: number;
    readonly invoice: {
      readonly " $fragmentSpreads": FragmentRefs<"payableEntries_invoice">;
    };
  } | null;
  readonly " $fragmentType": "ProofPlan_proof";
};
export type ProofPlan_proof$key = {
  readonly " $data"?: ProofPlan_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofPlan_proof">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofPlan_proof",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "payableEntries_invoice",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ScheduleEntry",
                  "kind": "LinkedField",
                  "name": "paymentSchedule",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "position",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "scheduleDate",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "price",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "paid",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "voidedAt",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentProof",
  "abstractKey": null
};
})();

(node as any).hash = "36ecdcc62318e010e6aae2d80f824612";

export default node;
