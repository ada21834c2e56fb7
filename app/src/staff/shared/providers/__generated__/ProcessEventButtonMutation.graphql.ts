/**
 * @generated SignedSource<<5e38929f86f1965814eb73aba0837154>>
 * @relayHash d481a169222d53cc736f13252753b860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bcd14b8605e95b69df851c36b02cdb3ccc7f5817249be95a72a7d58b1cb1c93

import type { ConcreteRequest } from 'relay-runtime';
export type ProcessEventButtonMutation$variables = {
  databaseId: number;
};
export type ProcessEventButtonMutation$data = {
  readonly processProviderEvent: {
    readonly problem: string | null;
    readonly processedAt: string | null;
    readonly stateText: string;
    readonly tries: number;
  };
};
export type ProcessEventButtonMutation = {
  response: ProcessEventButtonMutation$data;
  variables: ProcessEventButtonMutation$variables;
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
    "concreteType": "ProviderEvent",
    "kind": "LinkedField",
    "name": "processProviderEvent",
    "plural": false,
    "selections": [
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tries",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processedAt",
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
    "name": "ProcessEventButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProcessEventButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bcd14b8605e95b69df851c36b02cdb3ccc7f5817249be95a72a7d58b1cb1c93",
    "metadata": {},
    "name": "ProcessEventButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d69a0f49504ee0bf0fac0d4dc3282d47";

export default node;
