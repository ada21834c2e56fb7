/**
 * @generated SignedSource<<2f1b4a52539900275b012b4487613582>>
 * @relayHash 27c22024b4167d9c68daa5478059f84b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 168e739db4fb3864d56f63584a097db5800134f7ff4577a45d56321772e299bd

import type { ConcreteRequest } from 'relay-runtime';
export type loadOverlayFactsQuery$variables = Record<PropertyKey, never>;
export type loadOverlayFactsQuery$data = {
  readonly challengeDeadline: {
    readonly value: string;
  } | null;
  readonly eventDate: {
    readonly value: string;
  } | null;
  readonly eventName: {
    readonly value: string;
  } | null;
  readonly eventPlace: {
    readonly value: string;
  } | null;
  readonly groupLink: {
    readonly value: string;
  } | null;
  readonly ticketLink: {
    readonly value: string;
  } | null;
};
export type loadOverlayFactsQuery = {
  response: loadOverlayFactsQuery$data;
  variables: loadOverlayFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "challenge-deadline"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-name"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-place"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-date"
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-ticket-link"
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-group-link"
  }
],
v8 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadOverlayFactsQuery",
    "selections": [
      {
        "alias": "challengeDeadline",
        "args": (v0/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"challenge-deadline\")"
      },
      {
        "alias": "eventName",
        "args": (v3/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-name\")"
      },
      {
        "alias": "eventPlace",
        "args": (v4/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-place\")"
      },
      {
        "alias": "eventDate",
        "args": (v5/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-date\")"
      },
      {
        "alias": "ticketLink",
        "args": (v6/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-ticket-link\")"
      },
      {
        "alias": "groupLink",
        "args": (v7/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-group-link\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadOverlayFactsQuery",
    "selections": [
      {
        "alias": "challengeDeadline",
        "args": (v0/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"challenge-deadline\")"
      },
      {
        "alias": "eventName",
        "args": (v3/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-name\")"
      },
      {
        "alias": "eventPlace",
        "args": (v4/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-place\")"
      },
      {
        "alias": "eventDate",
        "args": (v5/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-date\")"
      },
      {
        "alias": "ticketLink",
        "args": (v6/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-ticket-link\")"
      },
      {
        "alias": "groupLink",
        "args": (v7/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-group-link\")"
      }
    ]
  },
  "params": {
    "id": "168e739db4fb3864d56f63584a097db5800134f7ff4577a45d56321772e299bd",
    "metadata": {},
    "name": "loadOverlayFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "79424c4ecde4c3ec03daf775523cf01d";

export default node;
