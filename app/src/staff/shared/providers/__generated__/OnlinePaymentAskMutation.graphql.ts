/**
 * @generated SignedSource<<e9500b4778fad96f5a017f455f8a82d2>>
 * @relayHash af42ffea5bc44dd6c2571f62470cebd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4b3ce3d27a67283b6f7d6187661f3261b4e0fcf0043918857bdc8199c222aaf

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderPaymentState = "ENDED" | "OPEN" | "PAID" | "STARTING" | "UNSURE" | "%future added value";
export type OnlinePaymentAskMutation$variables = {
  databaseId: number;
};
export type OnlinePaymentAskMutation$data = {
  readonly askProviderAgain: {
    readonly problem: string | null;
    readonly state: ProviderPaymentState;
    readonly stateText: string;
  };
};
export type OnlinePaymentAskMutation = {
  response: OnlinePaymentAskMutation$data;
  variables: OnlinePaymentAskMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      }
    ],
    "concreteType": "ProviderPayment",
    "kind": "LinkedField",
    "name": "askProviderAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stateText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OnlinePaymentAskMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OnlinePaymentAskMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c4b3ce3d27a67283b6f7d6187661f3261b4e0fcf0043918857bdc8199c222aaf",
    "metadata": {},
    "name": "OnlinePaymentAskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "669a427ff8530dd165919ca057c1a1bb";

export default node;
