/**
 * @generated SignedSource<<286f75103dd04464d08930a1eced8bec>>
 * @relayHash fbd561b58e1a4e97e382aad0a0521128
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e39a405cf12aacd311109eafc2d2c09f63c19b7c192ec1646081ba79586d88

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
export type useChoiceMutation$variables = {
  databaseId: number;
  leadIds: ReadonlyArray<number>;
};
export type useChoiceMutation$data = {
  readonly chooseTeamLead: {
    readonly id: string;
    readonly state: SelectionRoundState;
  };
};
export type useChoiceMutation = {
  response: useChoiceMutation$data;
  variables: useChoiceMutation$variables;
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
    "name": "leadIds"
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
        "name": "leadIds",
        "variableName": "leadIds"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "chooseTeamLead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "useChoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "38e39a405cf12aacd311109eafc2d2c09f63c19b7c192ec1646081ba79586d88",
    "metadata": {},
    "name": "useChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3a98276a503fb16c5454593c01696ab";

export default node;
