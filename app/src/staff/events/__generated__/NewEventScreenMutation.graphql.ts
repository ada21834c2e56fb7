/**
 * @generated SignedSource<<2e552646670bda4c231cb4af789ea1f6>>
 * @relayHash fafe9aa0935157b65bd058ed3bdaf2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59bb1ac39eb6a365bc1b0f9ec2db949c9667edf98233a674b021a2079bfaec87

import type { ConcreteRequest } from 'relay-runtime';
export type RecurrenceUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type EventInput = {
  accessLevelIds: ReadonlyArray<number>;
  cancelRsvps?: boolean | null;
  description?: string | null;
  endDay: string;
  endTime: string;
  every?: RecurrenceUnit | null;
  hostId?: number | null;
  interval?: number;
  link?: string | null;
  name: string;
  place?: string | null;
  recordingUrl?: string | null;
  seats?: number | null;
  shortDescription?: string | null;
  startDay: string;
  startTime: string;
  timeZone: string;
  until?: string | null;
  weekDays?: ReadonlyArray<string>;
};
export type NewEventScreenMutation$variables = {
  idempotencyKey: string;
  input: EventInput;
};
export type NewEventScreenMutation$data = {
  readonly createEvent: {
    readonly databaseId: number;
  };
};
export type NewEventScreenMutation = {
  response: NewEventScreenMutation$data;
  variables: NewEventScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewEventScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "createEvent",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewEventScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "createEvent",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "59bb1ac39eb6a365bc1b0f9ec2db949c9667edf98233a674b021a2079bfaec87",
    "metadata": {},
    "name": "NewEventScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ba9704d1f98d30486c7b4c6ad134d72";

export default node;
