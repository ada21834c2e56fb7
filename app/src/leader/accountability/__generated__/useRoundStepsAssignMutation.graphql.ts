/**
 * @generated SignedSource<<382b53bf8c0b9f7de1cb55f929ceafd3>>
 * @relayHash 39118a1f129413ffb5ce90c67f2116f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4de8ef39d3bd3121f24c179d923b17199157e62093210e06c782858af6c385

import type { ConcreteRequest } from 'relay-runtime';
export type useRoundStepsAssignMutation$variables = {
  databaseId: number;
  revision: number;
};
export type useRoundStepsAssignMutation$data = {
  readonly assignRound: {
    readonly id: string;
  };
};
export type useRoundStepsAssignMutation = {
  response: useRoundStepsAssignMutation$data;
  variables: useRoundStepsAssignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revision"
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
      },
      {
        "kind": "Variable",
        "name": "revision",
        "variableName": "revision"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "assignRound",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useRoundStepsAssignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoundStepsAssignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cb4de8ef39d3bd3121f24c179d923b17199157e62093210e06c782858af6c385",
    "metadata": {},
    "name": "useRoundStepsAssignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12e4af004317811e5e3a77b46e6a74eb";

export default node;
