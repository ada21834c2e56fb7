/**
 * @generated SignedSource<<b9cfb3d4c72dacdd2c3eda736101a6d5>>
 * @relayHash a572792dfad006b72c62bb48c20208fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380ced34e753cbf88ef13f3b8c2c9ad42bdf5f53d58c6a841bc84cc8719fa86e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentTermAlignment = "ENROLMENT_DAY" | "HALF_MONTH_END" | "%future added value";
export type PaymentTermInterval = "HALF_MONTH" | "MONTH" | "WEEK" | "%future added value";
export type PaymentTermKind = "INSTALMENTS" | "ONE_TIME" | "%future added value";
export type PaymentTermInput = {
  alignment?: PaymentTermAlignment | null;
  count?: number | null;
  firstPayment?: number | null;
  interval?: PaymentTermInterval | null;
  kind: PaymentTermKind;
  name: string;
  surcharge?: number | null;
};
export type EditPaymentTermScreenMutation$variables = {
  id: number;
  input: PaymentTermInput;
  revision: number;
};
export type EditPaymentTermScreenMutation$data = {
  readonly updatePaymentTerm: {
    readonly " $fragmentSpreads": FragmentRefs<"EditPaymentTermScreen_term">;
  };
};
export type EditPaymentTermScreenMutation = {
  response: EditPaymentTermScreenMutation$data;
  variables: EditPaymentTermScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditPaymentTermScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "updatePaymentTerm",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditPaymentTermScreen_term"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditPaymentTermScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "updatePaymentTerm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "interval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alignment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstPayment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "surcharge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LastSaved",
            "kind": "LinkedField",
            "name": "lastSaved",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "380ced34e753cbf88ef13f3b8c2c9ad42bdf5f53d58c6a841bc84cc8719fa86e",
    "metadata": {},
    "name": "EditPaymentTermScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e990f2ee6076e120a349b33b52af8789";

export default node;
