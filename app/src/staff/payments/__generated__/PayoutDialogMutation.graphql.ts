/**
 * @generated SignedSource<<feadb40a5dc2b892c7cc5feb81233e03>>
 * @relayHash c49c45aab89ad28cf5519ec7b582ebf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6b81ccc800455552a19081c76d9e99a52efb4c9a0195845bc14061f70ec1b4a

import type { ConcreteRequest } from 'relay-runtime';
export type PayoutDialogMutation$variables = {
  amount: number;
  depositedOn: string;
  fee?: number | null;
  idempotencyKey: string;
  payoutId: string;
  provider: string;
};
export type PayoutDialogMutation$data = {
  readonly recordProviderPayout: {
    readonly databaseId: number;
  };
};
export type PayoutDialogMutation = {
  response: PayoutDialogMutation$data;
  variables: PayoutDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "depositedOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fee"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payoutId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "depositedOn",
        "variableName": "depositedOn"
      },
      {
        "kind": "Variable",
        "name": "fee",
        "variableName": "fee"
      },
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "payoutId",
        "variableName": "payoutId"
      },
      {
        "kind": "Variable",
        "name": "provider",
        "variableName": "provider"
      }
    ],
    "concreteType": "ProviderPayout",
    "kind": "LinkedField",
    "name": "recordProviderPayout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayoutDialogMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PayoutDialogMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "a6b81ccc800455552a19081c76d9e99a52efb4c9a0195845bc14061f70ec1b4a",
    "metadata": {},
    "name": "PayoutDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b606b20f38a27786f1065359c777f129";

export default node;
